/** One rule of the product's specification, and where its tests stand. */
export interface Rule {
  readonly covers: string
  /** Where none is named, the tests beside the citing files hold it. */
  readonly tests?: readonly string[]
}

export const domain = (name: string) => `packages/domain/src/${name}.test.ts`
export const portal = (name: string) => `apps/portal/src/${name}.test.ts`
export const server = (name: string) => `apps/server/src/${name}.test.ts`
export const journey = (name: string) => `e2e/journeys/${name}.spec.ts`
