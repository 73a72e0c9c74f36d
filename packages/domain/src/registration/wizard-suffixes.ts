/** The suffix list of the wizard [fields/name], where N/A represents what is blank elsewhere. */

export const WIZARD_SUFFIXES = ['N/A', 'JR', 'SR', 'I', 'II', 'III', 'IV', 'V'] as const
export type WizardSuffix = (typeof WIZARD_SUFFIXES)[number]

/** The wire knows no N/A: undefined for it, and for blank. */
export const toWireSuffix = (suffix: string): string | undefined => (suffix === '' || suffix === 'N/A' ? undefined : suffix)

/** A suffix from elsewhere as the wizard shows it; undefined when it is none of the list. */
export function toWizardSuffix(suffix: string | null | undefined): WizardSuffix | undefined {
  const text = (suffix ?? '').trim().toUpperCase().replace(/\.$/, '')
  return text === '' ? 'N/A' : WIZARD_SUFFIXES.find((listed) => listed === text)
}
