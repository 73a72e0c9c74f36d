import { useShortcut } from './use-shortcut.ts'

/** What the keyboard goes to at once. */
const PLACES = {
  application: { words: 'Skip to the application', at: '#application-title' },
  list: { words: 'Skip to the list', at: '#queue-title' },
  files: { words: 'Skip to the bank files', at: '#bank-files-title' },
  administration: { words: 'Skip to the page', at: '#administration-title, #administration-list-title' },
  icons: { words: 'Skip to the icon bar', at: '#icon-bar a, #icon-bar button' },
} as const
type Place = keyof typeof PLACES

const goTo = (place: Place): void => document.querySelector<HTMLElement>(PLACES[place].at)?.focus()

/**
 * Seen while it has the focus: between the icon bar and the end of an application there are far more stops than anyone tabs through. No address of its own: the
 * one of the page names what is shown and searched.
 */
export function SkipLink({ to }: { readonly to: Place }) {
  return (
    <button type="button" className="skip-link" onClick={() => goTo(to)}>
      {PLACES[to].words}
    </button>
  )
}

/** The first stops of the page. A letter leads to the application, too, and to the icon bar. */
export function SkipLinks({ to }: { readonly to: readonly Place[] }) {
  useShortcut('o', () => goTo('application'), true)
  useShortcut('g', () => goTo('icons'), true)
  return to.map((place) => <SkipLink key={place} to={place} />)
}
