/** What the rules of a password cannot see: published ones, and the person's own email. */
import { containsEmail, passwordMessages } from '@hearthline/domain/registration'
import { invalid } from '../problem.ts'
import { isPublishedPassword } from '../session/published-passwords.ts'

/**
 * @param path where the password is in the body
 * @throws Problem validation_failed with a sentence for the person
 */
export async function refuseGuessablePassword(password: string, email: string, path: 'password' | 'newPassword'): Promise<void> {
  if (containsEmail(password, email)) throw invalid([{ path, message: passwordMessages.containsEmail }])
  if (await isPublishedPassword(password)) throw invalid([{ path, message: passwordMessages.published }])
}
