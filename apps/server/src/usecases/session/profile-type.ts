/** The type under which the wire knows a person: whoever came to sign beside a borrower is a CO_DEEDER for as long as that session lasts. */
import type { IdentityRow } from '../../store/repositories/people.ts'
import type { LiveSession } from './live-session.ts'

export const profileTypeOf = ({ profileType }: Pick<IdentityRow, 'profileType'>, credential: LiveSession['credential']): string =>
  credential === 'code' ? 'CO_DEEDER' : profileType
