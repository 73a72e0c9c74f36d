import { useBrands } from '../brands/use-brand-desk.ts'
import { useWaitingEntries } from '../registers/use-waiting-entries.ts'
import { isAdministrator } from './administration-pages.ts'

/** How much of what takes two people waits for the second one, by the path of the page on which it waits. */
export function useWaiting(roles: readonly string[]): Readonly<Partial<Record<string, number>>> {
  const brands = useBrands(isAdministrator(roles))
  const registers = useWaitingEntries(roles)
  return {
    brands: brands.data?.brands.filter(({ draft }) => draft === 'ASKED').length ?? 0,
    registers: [...registers.values()].reduce((sum, count) => sum + count, 0),
  }
}
