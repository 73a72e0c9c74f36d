/** 'Version 2026-11, in effect since November 1, 2026'; without the day where the text has none. */
export function versionWords({ version, effectiveOn }: { readonly version: string; readonly effectiveOn: string | null }): string {
  if (effectiveOn === null) return `Version ${version}`
  const day = new Date(`${effectiveOn}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return `Version ${version}, in effect since ${day}`
}
