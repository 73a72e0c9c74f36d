/** The sandbox's log-ins. Known to everybody who can read this file: the sandbox holds nobody's real data. */
import type { Role } from '@hearthline/contract'

export const DEMO_PASSWORD = 'Hearthline-demo1!'

export const DEMO_STAFF: readonly { email: string; roles: Role[]; what: string }[] = [
  { email: 'operator@hearthline.example', roles: ['operator'], what: 'operator, at /console' },
  { email: 'underwriter@hearthline.example', roles: ['underwriter'], what: 'underwriter, at /console' },
  { email: 'auditor@hearthline.example', roles: ['auditor'], what: 'auditor (reads only), at /console' },
  { email: 'administrator@hearthline.example', roles: ['administrator'], what: 'administrator, at /console' },
]

export const DEMO_BORROWERS: readonly { email: string; lastName: string; firstName: string; what: string }[] = [
  { email: 'ana@borrower.example', firstName: 'Ana', lastName: 'Reyes', what: 'borrower with offers' },
  { email: 'dora@borrower.example', firstName: 'Dora', lastName: 'Delinquent', what: 'borrower with a late payment to explain' },
  { email: 'nils@borrower.example', firstName: 'Nils', lastName: 'Bureaudown', what: 'borrower whose bureau does not answer' },
]
