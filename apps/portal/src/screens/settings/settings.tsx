import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { Link, useLocation } from 'react-router'
import { useCachedUuid } from '../../application/use-cached-application.ts'
import { MailPreferences } from '../../legal/mail-preferences.tsx'
import { Screen } from '../../page/screen.tsx'
import { applicationPath } from '../../routing/application-path.ts'
import { useCompany } from '../../session/use-organization.ts'
import { PROFILE_FAILED, useProfile } from '../../visitor/use-profile.ts'
import { AboutYou } from './about-you.tsx'
import { Agreements } from './agreements.tsx'
import { useContact } from './contact.tsx'
import { Delivery } from './delivery.tsx'
import { EmailForm } from './email-form.tsx'
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
      why="Your name, how we reach you, and where you are signed in."
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

/** Where they are asked for (record 0102): beside the documents of the newest application that was read, which the dashboard leads to as well. */
function PaperCopiesLink() {
  const uuid = useCachedUuid(useLocation().pathname)
  return <Link to={uuid ? applicationPath(uuid, 'document/disclosures') : '/dashboard'}>with your documents</Link>
}

function Parts({ profile }: { profile: Profile }) {
  const { authentication } = useCompany()
  const { call } = useContact()
  return (
    <>
      <AboutYou profile={profile} />
      <SettingsPart
        title="Your email"
        about="You use it to sign in, and our emails go there. It changes when you open the link that we send to the new address."
      >
        <EmailForm email={profile.email} />
      </SettingsPart>
      <SettingsPart title="Phone numbers" about="For questions about your application.">
        <PhoneNumbers profile={profile} />
      </SettingsPart>
      <SettingsPart title="Emails" about="What we email you. These choices are for this email and this lender.">
        <MailPreferences email={profile.email} />
      </SettingsPart>
      <SettingsPart
        title="Text messages"
        anchor="text-messages"
        about="We send text messages only if you want them. Neither type is a condition of any loan."
      >
        <TextMessages profile={profile} />
      </SettingsPart>
      <SettingsPart
        title="Documents"
        anchor="documents"
        about="How disclosures and notices come to you: electronically, or on paper, and where paper is mailed."
      >
        <Delivery />
        <p className="mt-5 border-t border-hairline pt-5">
          Asking for paper copies does not withdraw your consent. Once there are documents to sign, you can ask for the copies{' '}
          <PaperCopiesLink />, or call {call} for copies of anything. <a href="/communications">What the consent covers</a>
        </p>
      </SettingsPart>
      <SettingsPart
        title="What you agreed to"
        about="Each consent, with the text as it was when you agreed. Later changes do not affect it."
      >
        <Agreements />
      </SettingsPart>
      <WalletAccounts />
      {/* Where people sign in by a code there is none. */}
      {authentication === 'password' && (
        <SettingsPart title="Password" about="At least 12 characters. Changing it signs out every other device.">
          <PasswordForm email={profile.email} />
        </SettingsPart>
      )}
      <SettingsPart title="Where you are signed in" about="Unused sessions end automatically within 12 hours.">
        <Sessions />
      </SettingsPart>
    </>
  )
}
