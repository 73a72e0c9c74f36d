/** One more phone number; one that is there already stays once. */
import type { Container } from '../../container.ts'
import { lockProfile, updateProfile } from '../../store/repositories/people.ts'
import { Problem } from '../problem.ts'

const MOST_NUMBERS = 20

/** @throws Problem conflict when the profile has twenty numbers already */
export async function addPhoneNumber(
  { db, clock }: Pick<Container, 'db' | 'clock'>,
  identityId: string,
  phone: { readonly type: string; readonly number: string },
): Promise<void> {
  await db.transaction(async (store) => {
    const { phoneNumbers } = await lockProfile(store, identityId, clock.now())
    if (phoneNumbers.some(({ number }) => number === phone.number)) return
    if (phoneNumbers.length >= MOST_NUMBERS) throw new Problem('conflict', `You can save at most ${MOST_NUMBERS} phone numbers`)
    await updateProfile(store, identityId, {
      phoneNumbers: [...phoneNumbers, { type: phone.type, number: phone.number }],
      updatedAt: clock.now(),
    })
  })
}
