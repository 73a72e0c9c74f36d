import type { TableChangeBody } from '@hearthline/contract'

/** More than anyone reads in a dialog; the command lists them all. */
export const MOST_SHOWN = 500

export interface Compared {
  readonly rows: TableChangeBody['rows']
  readonly changed: number
  readonly compared: number
  readonly undecided: number
  readonly notReproduced: readonly string[]
  readonly done: boolean
}

export const NOTHING_COMPARED: Compared = { rows: [], changed: 0, compared: 0, undecided: 0, notReproduced: [], done: false }

export const addPage = (so: Compared, page: TableChangeBody): Compared => ({
  rows: so.rows.length < MOST_SHOWN ? [...so.rows, ...page.rows].slice(0, MOST_SHOWN) : so.rows,
  changed: so.changed + page.rows.length,
  compared: so.compared + page.compared,
  undecided: so.undecided + page.undecided,
  notReproduced: [...so.notReproduced, ...page.notReproduced].slice(0, MOST_SHOWN),
  done: page.next === null,
})

/** Asks for page after page until the end, telling of each; an aborted signal ends it with what there is. */
export async function comparePages(
  ask: (after: string | undefined) => Promise<TableChangeBody>,
  onPage: (so: Compared) => void,
  signal: AbortSignal,
): Promise<void> {
  let so = NOTHING_COMPARED
  let after: string | undefined
  do {
    const page = await ask(after)
    if (signal.aborted) return
    so = addPage(so, page)
    onPage(so)
    after = page.next ?? undefined
  } while (after !== undefined)
}

/** "1,204 compared, 3 would change" and what could not be compared. */
export function describeCompared({ changed, compared, undecided, notReproduced }: Compared): string {
  const count = (number: number) => number.toLocaleString('en-US')
  const parts = [
    `${count(changed)} of ${count(compared)} decided open applications would change.`,
    `${count(undecided)} have no decision yet.`,
    ...(notReproduced.length > 0
      ? [`${count(notReproduced.length)} could not be compared: their stored decisions have to be looked at.`]
      : []),
  ]
  return parts.join(' ')
}
