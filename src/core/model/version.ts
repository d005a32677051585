/** The package's version, as the receipt and `--version` say it; a test keeps it equal to package.json's. */
export const VERSION = '0.1.0';
