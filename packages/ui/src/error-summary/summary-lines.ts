/** What the summary says of the faults found: in the order of the page, each line naming its field. */

export interface Fault {
  /** Id of the control. */
  readonly field: string
  readonly message: string
}

/** Says nothing of its field: good under it, useless in a list of seven. */
const BARE = 'Required'

/** Of a box to check, which has a whole sentence beside it: so much of that as tells it from others. */
const MOST_OF_SENTENCE = 60

export function lineOf(message: string, label: string | undefined, isBox = false): string {
  if (message !== BARE || !label) return message
  return isBox ? `Check the box “${shortened(label)}”` : `${label}: ${message}`
}

function shortened(label: string): string {
  if (label.length <= MOST_OF_SENTENCE) return label
  return `${label.slice(0, MOST_OF_SENTENCE).replace(/[\s,;]+\S*$/, '')}…`
}

/** Faults in the order in which their fields stand on the page; what is not on the page stays behind what is. */
export function summaryLines(faults: readonly Fault[]): readonly Fault[] {
  const found = faults.map((fault) => ({ fault, control: document.getElementById(fault.field) }))
  const here = found.filter(({ control }) => control !== null).sort((one, other) => (isBefore(one.control, other.control) ? -1 : 1))
  const elsewhere = found.filter(({ control }) => control === null)
  return [...here, ...elsewhere].map(({ fault: { field, message }, control }) => ({
    field,
    message: lineOf(message, labelOf(control), isBox(control)),
  }))
}

const isBefore = (one: HTMLElement | null, other: HTMLElement | null): boolean =>
  one !== null && other !== null && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

const isBox = (control: HTMLElement | null): boolean => control instanceof HTMLInputElement && control.type === 'checkbox'

/** The words over a control: of the frame that shows its fault, for a first radio's or a month's own label is not the question's. */
function labelOf(control: HTMLElement | null): string | undefined {
  if (!control) return undefined
  const frame = control.closest('[data-invalid]')
  const words = frame?.querySelector('legend, label') ?? (control as HTMLInputElement).labels?.[0]
  return words ? plainWords(words) : (control.ariaLabel ?? undefined)
}

function plainWords(words: Element): string | undefined {
  const copy = words.cloneNode(true) as Element
  for (const aside of copy.querySelectorAll('.ui-optional, button')) aside.remove()
  return copy.textContent?.trim().replace(/[?:.]$/, '') || undefined
}
