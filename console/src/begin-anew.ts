import { forgetPerson } from './offline/waiting.ts';

/** Someone else is signed in then, as who they are there: the page begins anew, with nothing kept of the person before. */
export function beginAnew(path: string): void {
  forgetPerson(null);
  window.location.assign(path);
}
