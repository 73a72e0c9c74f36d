import { Screen } from '../../frame/screen.tsx'
import { useCompany } from '../../session/use-organisation.ts'

export default function Privacy() {
  const { legalName, supportEmail, supportPhone, address } = useCompany()
  return (
    <Screen
      title="Privacy Policy"
      heading="Privacy Policy"
      why={`What ${legalName} knows of you, why, and what you can do about it.`}
      width="content"
    >
      <div className="portal-prose">
        <h2>What we collect</h2>
        <ul>
          <li>What you tell us: name, addresses, date of birth, contact, income, Social Security number, bank account, documents.</li>
          <li>
            What others tell us because you asked us to check: credit bureaus, public property records, valuers, employers, your bank.
          </li>
          <li>How this website is used: pages seen, device and network address. No personal answers are part of it.</li>
        </ul>
        <h2>Why</h2>
        <p>
          To decide on your application, to prevent fraud, to close and service your line, and because laws on lending ask us to keep
          records. We send marketing by text message only if you agreed to it.
        </p>
        <h2>With whom we share it</h2>
        <p>
          With those who do a part of this for us, with public offices where the law asks for it, and with the holder of your loan. We do
          not sell your information.
        </p>
        <h2>How it is kept</h2>
        <p>
          Your data is protected with 256-bit encryption and the company never sees or stores your credentials. Social Security and account
          numbers are encrypted one by one. We keep records as long as the law asks, and no longer.
        </p>
        <h2>Your choices</h2>
        <p>
          You can ask what we hold, have it corrected, and withdraw a consent at any time. Write to{' '}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>, call <a href={`tel:${supportPhone}`}>{supportPhone}</a>, or write to{' '}
          {legalName}, {address.street1}, {address.city}, {address.state} {address.zip}.
        </p>
      </div>
    </Screen>
  )
}
