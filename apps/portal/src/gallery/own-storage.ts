/** Storage that lives as long as the page: what a gallery page remembers never touches the reviewer's own visit or session. */

function storageOf(entries: Readonly<Record<string, string>>): Storage {
  const values = new Map(Object.entries(entries))
  return {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, String(value)),
  }
}

/** Puts both in the place of the browser's, for this document alone. */
export function installOwnStorage(kept: {
  readonly local: Readonly<Record<string, string>>
  readonly session: Readonly<Record<string, string>>
}): void {
  Object.defineProperty(window, 'localStorage', { configurable: true, value: storageOf(kept.local) })
  Object.defineProperty(window, 'sessionStorage', { configurable: true, value: storageOf(kept.session) })
}
