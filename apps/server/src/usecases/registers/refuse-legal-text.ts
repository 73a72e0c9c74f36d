/** When a legal text may be written: of a day to come, readable in the lender's name, and beside no other of the same version or day. */
import { ownLegalText } from '@hearthline/brands/load'
import type { StoredEntry } from '@hearthline/contract'
import { lenderDay } from '@hearthline/domain'
import type { Session } from '../../store/db.ts'
import { type EntryVersion, entriesInForce } from '../../store/repositories/register-entries.ts'
import { invalid, Problem } from '../problem.ts'
import type { RegisterParts } from './register-place.ts'
import { waitsForSecond } from './show-entry.ts'

type Text = StoredEntry<'legal-text'>

/** What someone agreed to today stays what it was all day, on every node. @throws Problem validation_failed */
export async function refuseLegalText(
  { brands, clock }: RegisterParts,
  session: Session,
  organizationCode: string,
  text: Text,
): Promise<void> {
  const brand = brands.get(organizationCode)
  if (!brand) throw new Problem('conflict', 'This organization has no folder of its own, and so no legal texts.')
  if (text.effectiveOn <= lenderDay(clock.now()))
    throw invalid([{ path: 'data.effectiveOn', message: 'Enter a day from tomorrow on: what was agreed to today stays as it was read' }])
  const folder = brand.legal[text.name]
  if (folder.some(({ version }) => version === text.version))
    throw invalid([{ path: 'data.version', message: `There is a version ${text.version} of this text already` }])
  const others = (await entriesInForce(session, 'legal-text', organizationCode))
    .map(({ data }) => data as Text)
    .filter(({ name, version }) => name === text.name && version !== text.version)
  if ([...folder.filter(({ own }) => own), ...others].some(({ effectiveOn }) => effectiveOn === text.effectiveOn))
    throw invalid([{ path: 'data.effectiveOn', message: 'Another version of this text comes into force on that day' }])
  const read = ownLegalText(brand, text)
  if (typeof read === 'string') throw invalid([{ path: 'data.content', message: read }])
}

/** @throws Problem conflict for a version that someone may have agreed to */
export function refusePastLegalText({ clock }: Pick<RegisterParts, 'clock'>, versions: readonly EntryVersion[]): void {
  const counts = versions.find((row) => !waitsForSecond(row))
  if (counts && !counts.ended && (counts.data as Text).effectiveOn <= lenderDay(clock.now()))
    throw new Problem('conflict', 'This version has come into force, and people agreed to it. Add a new version with a day of its own.')
}
