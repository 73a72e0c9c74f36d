/** Which open applications would be decided or priced otherwise under changed tables: a page at a time, so that any number of them can be asked. */
import type { AuditAction, TableChangeBody } from '@hearthline/contract'
import { compareTables, digestOf, guidelineOn, lenderDay, pricingOn, standing } from '@hearthline/domain'
import type { LiveBrands } from '../../brands/live-brands.ts'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import { readFile } from '../../store/repositories/applications.ts'
import { appendAudit } from '../../store/repositories/audit.ts'
import { openApplications } from '../../store/repositories/open-applications.ts'
import { decidedInput } from '../../work/decision/decided-input.ts'
import { actorOf, type StaffCaller } from '../console/staff-caller.ts'
import { type ChangedTables, type GivenTables, readChangedTables } from './read-changed-tables.ts'

const PAGE_SIZE = 100

export interface ComparedPage {
  readonly db: Session
  readonly brands: Pick<LiveBrands, 'lendingOf'>
  /** instant */
  readonly now: string
  /** Whose applications; 'command' for all of them. */
  readonly by: StaffCaller | 'command'
  readonly changed: ChangedTables
  /** the id of the last one seen */
  readonly after: string | undefined
}

/** One page in the order of the ids. What is kept of it are the differences alone. */
export async function comparePage({ db, brands, now, by, changed, after }: ComparedPage): Promise<TableChangeBody> {
  const ids = await openApplications(db, { of: by, after, limit: PAGE_SIZE })
  const page = { rows: [] as TableChangeBody['rows'], compared: 0, undecided: 0, notReproduced: [] as string[] }
  for (const id of ids) {
    const file = await readFile(db, id, now)
    const decided = file && decidedInput(standing(file.facts).walk.known, file.row, brands)
    if (!decided) {
      page.undecided += 1
      continue
    }
    const { row } = file
    const { reproduced, changed: isOther, before, after: then } = compareTables(decided.input, decided.decision, changed)
    if (!reproduced) {
      page.notReproduced.push(`HL-${row.loanNumber}`)
      continue
    }
    page.compared += 1
    if (isOther)
      page.rows.push({
        uuid: row.id,
        loanNumber: `HL-${row.loanNumber}`,
        organizationCode: row.organizationCode,
        step: row.step,
        before,
        after: then,
      })
  }
  return { ...page, next: ids.length === PAGE_SIZE ? ids.at(-1)! : null }
}

/** @throws Problem validation_failed where a table is not one */
export async function compareTableChange(
  { db, brands, clock, macs }: Pick<Container, 'db' | 'brands' | 'clock' | 'macs'>,
  staff: StaffCaller,
  organizationCode: string,
  { after, ...given }: GivenTables & { readonly after?: string | undefined },
): Promise<TableChangeBody> {
  const changed = readChangedTables(given)
  const now = clock.now()
  // Their figures are read from the applications of every borrower: written down once, before the first page is given.
  if (after === undefined)
    await db.transaction((session) =>
      appendAudit(session, macs, {
        organizationCode,
        at: now,
        actor: actorOf(staff),
        action: 'table-change-compared' satisfies AuditAction,
        detail: { guideline: changed.guideline?.version, pricing: changed.pricing?.version, digest: digestOf(changed) },
      }),
    )
  return comparePage({ db, brands, now, by: staff, changed, after })
}

/** The tables in force today, as a copy to change. */
export function readTables({ clock }: Pick<Container, 'clock'>) {
  const on = lenderDay(clock.now())
  return { guideline: { ...guidelineOn(on) }, pricing: { ...pricingOn(on) } }
}
