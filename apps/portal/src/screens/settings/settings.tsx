import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { Screen } from '../../frame/screen.tsx'
import { useCompany } from '../../session/use-organisation.ts'
import { PROFILE_FAILED, useProfile } from '../../session/use-profile.ts'
import { Agreements } from './agreements.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { PhoneNumbers } from './phone-numbers.tsx'
import type { Profile } from './profile.ts'
import { Sessions } from './sessions.tsx'
import { SettingsPart } from './settings-part.tsx'
import { TextMessages } from './text-messages.tsx'
import { WalletAccounts } from './wallet-accounts.tsx'

/** The person's own: name, phone, messages, password, devices. */
export default function Settings() {
  const profile = useProfile()
  return (
    <Screen
      title="Settings"
      heading="Settings"
      why="How we address you, how we reach you, and who can get in."
      back="/dashboard"
      width="content"
    >
      <div className="mt-8">
        {profile.data ? (
          <Parts profile={profile.data} />
        ) : profile.isError ? (
          <Alert kind="error" action={<Button onClick={() => void profile.refetch()}>Try again</Button>}>
            {PROFILE_FAILED}
          </Alert>
        ) : (
          <SkeletonGroup label="Loading your settings">
            <Skeleton shape="heading" />
            <Skeleton shape="field" />
            <Skeleton shape="field" />
          </SkeletonGroup>
        )}
      </div>
    </Screen>
  )
}

function Parts({ profile }: { profile: Profile }) {
  const { supportPhone, supportEmail } = useCompany()
  const call = <a href={`tel:${supportPhone}`}>{supportPhone}</a>
  return (
    <>
      <SettingsPart
        title="Your name"
        about="As on your government ID. An application that is under way keeps the name it was made with; call us to correct it there."
      >
        <NameForm profile={profile} />
      </SettingsPart>
      <SettingsPart title="Your email" about="You log in with it, and every notice goes there.">
        <p className="font-medium break-words">{profile.email}</p>
        <p className="mt-2 text-sm text-muted">
          It proves who you are, so we change it with you in person: call {call} or write to{' '}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a> from this address.
        </p>
      </SettingsPart>
      <SettingsPart title="Phone numbers" about="For questions about your application.">
        <PhoneNumbers profile={profile} />
      </SettingsPart>
      <SettingsPart title="Messages" about="Text messages come only if you want them. Neither is a condition of any loan.">
        <TextMessages profile={profile} />
      </SettingsPart>
      <SettingsPart title="Documents" about="You get disclosures and notices electronically.">
        <p>
          You agreed to that when you applied, and may withdraw it or ask for paper at any time, free of charge: call {call}.{' '}
          <a href="/communications">What you agreed to, and how to withdraw</a>
        </p>
      </SettingsPart>
      <SettingsPart title="What you agreed to" about="Each consent with the text as it was then. A later change does not affect it.">
        <Agreements />
      </SettingsPart>
      <WalletAccounts />
      <SettingsPart title="Password" about="At least 12 characters. Changing it signs out every other device.">
        <PasswordForm email={profile.email} />
      </SettingsPart>
      <SettingsPart title="Where you are signed in" about="A session that is not used ends by itself within 12 hours.">
        <Sessions />
      </SettingsPart>
    </>
  )
}
