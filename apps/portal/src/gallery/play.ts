/** Brings a page into its state as a person would: by its form's example, its buttons, its boxes. */
import type { Act } from './page.ts'

const LONGEST_MS = 8_000

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

export async function until<Found>(what: string, look: () => Found | undefined | null | false): Promise<Found> {
  const end = performance.now() + LONGEST_MS
  for (;;) {
    const found = look()
    if (found) return found
    if (performance.now() > end) throw new Error(`The page never had ${what}`)
    await pause(20)
  }
}

/** What the screen shows: dialogs and menus are laid over the page, outside of its main part. */
const everywhere = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const said = (element: HTMLElement): string => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
const submitButton = () =>
  document.querySelector<HTMLButtonElement>('main form button[type=submit]:not(:disabled), main .ui-submit button:not(:disabled)')

/** React notices a value only when it was set through the native setter. */
function write(box: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value)
  box.dispatchEvent(new Event(box instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function labeled(words: string): HTMLInputElement | undefined {
  for (const label of document.querySelectorAll('label'))
    if (label.textContent?.trim().startsWith(words)) return (label.control as HTMLInputElement | null) ?? undefined
  return undefined
}

async function choose(words: string): Promise<void> {
  const [label = words, value] = words.split('=')
  const control = await until(`something called ${label}`, () => labeled(label))
  if (value === undefined) control.click()
  else write(control, value)
}

async function empty(): Promise<void> {
  await until('a form', submitButton)
  const TEXT =
    'main :is(input:not([type=radio], [type=checkbox], [type=range], [type=hidden], [type=file]), textarea):not(:disabled, [readonly])'
  for (const box of document.querySelectorAll<HTMLInputElement>(TEXT)) write(box, '')
}

async function act(step: Act): Promise<void> {
  if (step === 'fill') {
    await until('a form', submitButton)
    window.dispatchEvent(new CustomEvent('fill-with-example'))
  } else if (step === 'empty') await empty()
  else if (step === 'submit') (await until('a button that submits', submitButton)).click()
  else if ('press' in step)
    (
      await until(`a button called ${step.press}`, () => everywhere('button, a, summary').find((one) => said(one).startsWith(step.press)))
    ).click()
  else if ('choose' in step) await choose(step.choose)
  else await until(`the words “${step.until}”`, () => document.body.textContent?.includes(step.until))
}

export async function play(steps: readonly Act[]): Promise<void> {
  for (const step of steps) {
    await act(step)
    // What was done is drawn before the next thing is.
    await pause(30)
  }
}
