/** The loan/application register of Regulation C: what its official edits find, and the file. For those who decide on no application. */
import { z } from 'zod'
import { call } from '../call.ts'

const base = '/console/api/v1/hmda/:organization/:year'
const params = z.object({ organization: z.string().max(32), year: z.coerce.number().int().min(2018).max(2100) })

/** An operator or underwriter decides, and reads neither (12 CFR 1003 appendix B; the use case refuses who holds such a role as well). */
export const REGISTER_ROLES = ['auditor', 'administrator'] as const

const finding = z.object({
  /** of the official list: V609, Q607 */
  edit: z.string(),
  kind: z.enum(['SYNTACTICAL', 'VALIDITY', 'QUALITY']),
  says: z.string(),
  values: z.array(z.object({ field: z.string(), value: z.string() })),
})

const registerChecked = z.object({
  organizationCode: z.string(),
  year: z.int(),
  /** null: this lender files no register */
  filer: z.nullable(z.object({ institution: z.string(), lei: z.string(), sample: z.boolean() })),
  rows: z.int(),
  /** how many of the official edits are run here, and which are left to the regulator */
  edits: z.object({ official: z.int(), run: z.int(), notRun: z.array(z.string()) }),
  found: z.object({ syntactical: z.int(), validity: z.int(), quality: z.int() }),
  /** of the transmittal sheet and of the file as a whole */
  ofFile: z.array(finding),
  /** rows that an edit finds something in; the first of them where there are many */
  ofRows: z.array(z.object({ row: z.int(), loanNumber: z.string(), applicationUuid: z.uuid(), findings: z.array(finding) })),
  /** rows with findings that are not shown */
  more: z.int(),
})
export type RegisterChecked = z.infer<typeof registerChecked>

export const hmdaCalls = {
  check: call({
    method: 'GET',
    path: base,
    access: 'operator',
    roles: REGISTER_ROLES,
    throttle: 'download',
    summary: 'What the official edits find in a year’s loan/application register; each reading lands in the audit log',
    params,
    replies: { 200: registerChecked },
  }),
  file: call({
    method: 'GET',
    path: `${base}/file`,
    access: 'operator',
    roles: REGISTER_ROLES,
    throttle: 'download',
    summary: 'The loan/application register of a year as it is filed; each download lands in the audit log',
    params,
    replies: { 200: z.any() },
  }),
}
