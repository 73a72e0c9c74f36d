import { useSignedIn } from '../../session/use-signed-in.ts'
import { AccountSetupMissing } from './account-setup-missing.tsx'
import { AccountSetupStart } from './account-setup-start.tsx'

/**
 * Finishes an account that was begun elsewhere, as by a loan originator's invitation; opens without a session too [routes/pages]. A
 * visitor gets in first, by password or by a link to set one; whoever is in tells what is missing, and continues.
 */
export default function AccountSetup() {
  return useSignedIn() ? <AccountSetupMissing /> : <AccountSetupStart />
}
