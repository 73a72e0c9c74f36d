/** A setting with a wrong name does nothing, and whoever gave it believes that it does: it is found and refused. */
import { distance } from 'fastest-levenshtein'

/** Names with this prefix are ours alone. */
const OURS = 'HEARTHLINE_'
/** Read by the tests and the tools around them, not by the server. */
const TOOLS: ReadonlySet<string> = new Set(['HEARTHLINE_TEST_DB', 'HEARTHLINE_SOAK', 'HEARTHLINE_SHOTS'])
/** So many letters wrong, missing or too many make a near miss. */
const NEAR = 2
/** Shorter names (PORT, HOST) have unrelated neighbors in many environments. */
const SHORTEST_WITH_NEIGHBORS = 7
/** What Kubernetes puts into the environment for a service of the name "hearthline". */
const ORCHESTRATED = /^HEARTHLINE_(?:SERVICE_(?:HOST|PORT(?:_\w+)?)|PORT_\d+_(?:TCP|UDP)(?:_(?:PROTO|PORT|ADDR))?)$/
const ORCHESTRATED_ADDRESS = /^(?:tcp|udp):\/\//

/**
 * One sentence for each name that is not a setting but was meant as one: with our prefix, or a near miss of a name of ours.
 * @param known the names of all settings
 */
export function unknownSettings(environment: Readonly<Record<string, string | undefined>>, known: readonly string[]): string[] {
  const names = new Set(known)
  return Object.entries(environment)
    .filter(([name, value]) => value !== undefined && value !== '' && !names.has(name) && !TOOLS.has(name))
    .flatMap(([name, value]) => {
      if (isOrchestrated(name, value!)) return []
      const near = nearestSetting(name, known)
      if (near !== undefined) return [`There is no setting ${name}. Did you mean ${near}?`]
      return name.startsWith(OURS) ? [`There is no setting ${name}. The settings are listed in docs/operations.md.`] : []
    })
}

const isOrchestrated = (name: string, value: string): boolean =>
  ORCHESTRATED.test(name) || (name === `${OURS}PORT` && ORCHESTRATED_ADDRESS.test(value))

/** The name that was most likely meant; undefined where none is near. */
export function nearestSetting(name: string, known: readonly string[]): string | undefined {
  const upper = name.toUpperCase()
  // HEARTHLINE_PORT was meant as PORT.
  const bare = known.find((candidate) => upper === `${OURS}${candidate}`)
  if (bare !== undefined) return bare
  return known.find((candidate) => candidate.length >= SHORTEST_WITH_NEIGHBORS && distance(upper, candidate) <= NEAR)
}
