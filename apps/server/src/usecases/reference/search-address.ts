/** Address suggestions for what has been typed so far. */
import type { Container } from '../../container.ts'

export async function searchAddress({ provider }: Pick<Container, 'provider'>, organizationCode: string, filter: string) {
  const found = await provider('address-search', organizationCode).search(filter)
  return found.map(({ secondaries, ...item }) => ({ ...item, ...(secondaries ? { secondaries: [...secondaries] } : {}) }))
}
