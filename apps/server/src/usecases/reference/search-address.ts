/** Address suggestions for what has been typed so far. */
import type { Container } from '../../container.ts'

export async function searchAddress({ providers }: Pick<Container, 'providers'>, filter: string) {
  const found = await providers.addressSearch.search(filter)
  return found.map(({ secondaries, ...item }) => ({ ...item, ...(secondaries ? { secondaries: [...secondaries] } : {}) }))
}
