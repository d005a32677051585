/**
 * The name of the check that the verdict on a run is told as. That on a push has another: a check belongs to a commit, whatever it is about to go into,
 * and what is asked of a push (is it on a protected branch?) says nothing of a pull request with the very same head.
 * @param event by which GitHub says that the run was started.
 */
export function verdictCheckName(name: string, event: string): string {
  return event === 'push' ? `${name} (push)` : name;
}
