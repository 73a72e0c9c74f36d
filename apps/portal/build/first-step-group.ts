/** One file for what the first register step needs before it can be used, instead of forty small ones: fewer round trips on a phone. */

interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

/** Where the first step begins. */
const ROOTS = ['/apps/portal/src/main.tsx', '/apps/portal/src/screens/register-v2/property-step.tsx']

/** Barrels that re-export far more than is used; their parts find their own place. */
const BARRELS = /\/packages\/(domain|contract)\/|\/node_modules\/zod\//

export function firstStepGroup() {
  let wanted: Set<string> | undefined
  const known = new Map<string, boolean>()
  const gather = (id: string, { getModuleInfo }: Modules, seen: Set<string>): void => {
    if (seen.has(id) || BARRELS.test(id) || id.endsWith('.css')) return
    seen.add(id)
    for (const next of getModuleInfo(id)?.importedIds ?? []) gather(next, { getModuleInfo }, seen)
  }
  return {
    name: (id: string, context: Modules): string | null => {
      const root = ROOTS.map((path) => id.endsWith(path)).some(Boolean)
      if (!wanted) {
        wanted = new Set()
        // The roots are found from any module's own path: all lie in one tree.
        const at = id.lastIndexOf('/apps/portal/') >= 0 ? id.slice(0, id.lastIndexOf('/apps/portal/')) : undefined
        if (at === undefined && !root) {
          wanted = undefined
          return null
        }
        for (const path of ROOTS) gather(`${at}${path}`, context, wanted)
      }
      known.set(id, wanted.has(id))
      return wanted.has(id) ? 'first-step' : null
    },
  }
}
