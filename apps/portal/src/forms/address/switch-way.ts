import { flushSync } from 'react-dom'

/** From the search to the fields, or back: what opened stands above the button, so whoever uses the keyboard is brought to its first box. */
export function switchWay(toManual: boolean, change: (manual: boolean) => void): void {
  flushSync(() => change(toManual))
  document.getElementById(toManual ? 'street1' : 'search')?.focus()
}
