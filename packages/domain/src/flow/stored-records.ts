/** What the walk knows from the start, by what is stored, whatever is open now: none of it is asked or stored itself. */
import type { Facts } from './facts.ts'
import { trustRecord, trustRecordIn } from './items/closing/trust-record.ts'
import { deliveriesStored, deliveriesStoredIn } from './items/funding/deliveries-stored.ts'
import { deedRecord, deedRecordIn } from './items/signing/deed-record.ts'
import { signersBegun, signersBegunIn } from './items/signing/signers-begun.ts'

/** By the ids under which the items read them. */
export const storedRecordsIn = (results: Facts['results']): readonly (readonly [id: string, value: unknown])[] => [
  [signersBegun.id, signersBegunIn(results)],
  [deedRecord.id, deedRecordIn(results)],
  [deliveriesStored.id, deliveriesStoredIn(results)],
  [trustRecord.id, trustRecordIn(results)],
]
