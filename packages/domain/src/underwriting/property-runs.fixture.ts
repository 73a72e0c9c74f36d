/** How many draws a property test makes: 300 in `npm test`, as many as PROPERTY_RUNS says in the long run. */
export const propertyRuns = (usual = 300): number => Number(environment().PROPERTY_RUNS ?? usual)

/** The domain is compiled without Node's types. */
const environment = (): Readonly<Record<string, string | undefined>> =>
  (globalThis as { process?: { env: Readonly<Record<string, string | undefined>> } }).process?.env ?? {}
