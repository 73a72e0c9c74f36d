import type { SignerRemoval } from '@hearthline/domain'
import { actorsOfStaff, type StaffCaller } from '../console/staff-caller.ts'

/** Why this person does not confirm that a signer is taken off, in words; undefined of anyone but who asked for it. */
export const removalBarred = (staff: StaffCaller, { askedBy }: Pick<SignerRemoval, 'askedBy'>): string | undefined =>
  actorsOfStaff(staff).includes(askedBy) ? 'You asked for this. Someone else on the team must confirm it.' : undefined
