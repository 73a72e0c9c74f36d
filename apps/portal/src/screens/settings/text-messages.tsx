import { formatPhoneAsTyped } from '@hearthline/domain/registration'
import { useOrganization } from '../../session/use-organization.ts'
import { useFlags } from '../../visitor/flags.ts'
import type { Profile } from './profile.ts'
import { TextMessageSwitch } from './text-message-switch.tsx'

/**
 * Which text messages may come, each with the very words that are recorded (47 CFR 64.1200). A consent belongs to a number: here the
 * first mobile one, which is the one that is written to.
 */
export function TextMessages({ profile }: { profile: Profile }) {
  const flags = useFlags(useOrganization())
  const mobile = profile.phoneNumbers.find(({ type }) => type === 'MOBILE')?.number
  return (
    <div className="grid gap-6">
      {mobile === undefined ? (
        <p className="text-muted">Add a mobile number above to choose which text messages you get.</p>
      ) : (
        <>
          <p className="text-muted">
            To <span className="whitespace-nowrap tabular-nums text-ink">{formatPhoneAsTyped(mobile)}</span>. Message and data rates may
            apply. You can also reply STOP to any of them.
          </p>
          {flags.isOn('sms-transactional') && <TextMessageSwitch type="SMS_TRANSACTIONAL" phone={mobile} email={profile.email} />}
          <TextMessageSwitch type="SMS" phone={mobile} email={profile.email} />
        </>
      )}
    </div>
  )
}
