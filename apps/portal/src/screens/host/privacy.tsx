import { useCompany } from '../../session/use-organisation.ts'
import { LegalPage, type LegalPart } from './legal-page.tsx'
import { SharingTable } from './sharing-table.tsx'

/** The notice of the Gramm-Leach-Bliley Act (12 CFR 1016.6) in the website's own words, and what state laws add. */
export default function Privacy() {
  const { legalName } = useCompany()
  const parts = usePrivacyParts()
  return <LegalPage title="Privacy Policy" why={`What ${legalName} knows of you, why, and what you can do about it.`} parts={parts} />
}

function usePrivacyParts(): LegalPart[] {
  const { legalName, supportEmail, supportPhone, address } = useCompany()
  return [
    {
      id: 'collect',
      title: 'What we collect',
      words: (
        <ul>
          <li>What you tell us: name, addresses, date of birth, contact, income, Social Security number, bank account, documents.</li>
          <li>
            What others tell us because you asked us to check: credit bureaus, public property records, valuers, employers, your bank.
          </li>
          <li>
            How this website is used: pages seen, device and network address. Answers you give are not part of it, and no advertising
            network receives it.
          </li>
        </ul>
      ),
    },
    {
      id: 'why',
      title: 'Why',
      words: (
        <p>
          To decide on your application, to prevent fraud, to close and service your line, and because laws on lending ask us to keep
          records. Text messages with offers come only if you agreed to them.
        </p>
      ),
    },
    {
      id: 'share',
      title: 'With whom we share it',
      words: (
        <>
          <p>Federal law gives you the right to limit some sharing, but not all. We share less than it would allow:</p>
          <SharingTable />
          <p>
            We do not sell your information, and we do not share it so that others can advertise to you. Whoever does a part of the work for
            us may use it for that part alone.
          </p>
        </>
      ),
    },
    {
      id: 'safe',
      title: 'How it is kept',
      words: (
        <>
          <p>
            Your data is protected with <span className="whitespace-nowrap">256-bit</span> encryption and the company never sees or stores
            your credentials. Social Security and account numbers are encrypted one by one, and who looked at an application is recorded.
          </p>
          <p>
            We keep an application for at least 25 months after the decision, and a line's records as long as the line is open and the law
            asks after that. Then they are deleted.
          </p>
        </>
      ),
    },
    {
      id: 'choices',
      title: 'Your choices',
      words: (
        <>
          <ul>
            <li>
              See and change your name, phone numbers and text messages in <a href="/dashboard/settings">your settings</a>.
            </li>
            <li>Ask what we hold, get a copy, have it corrected, or ask us to delete what no law makes us keep.</li>
            <li>Withdraw a consent at any time. What was done before stays valid.</li>
          </ul>
          <p>
            Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>, call <a href={`tel:${supportPhone}`}>{supportPhone}</a>, or
            write to {legalName}, {address.street1}, {address.city}, {address.state} {address.zip}. We make sure that it is you before we
            answer, and nobody is treated worse for asking.
          </p>
        </>
      ),
    },
    {
      id: 'states',
      title: 'What your state adds',
      words: (
        <p>
          Residents of California and Vermont: we do not share with companies that do not belong to us, nor with affiliates for their
          marketing, except as those laws permit. Residents of California and of other states with privacy laws may use the rights above for
          whatever those laws cover beyond your application and line. Nevada: you may ask us not to call you with offers.
        </p>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies',
      words: (
        <p>
          We keep what the website needs in your browser: that you are signed in, what you have typed so far, which lender's page you are
          on, and a random number that counts visits. There are no advertising cookies.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      words: <p>When this policy changes, we say so here before the change applies, and tell you if it lets us share more.</p>,
    },
  ]
}
