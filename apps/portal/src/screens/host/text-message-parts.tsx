import type { LegalPart } from './legal-page.tsx'

interface Lender {
  readonly legalName: string
  readonly supportEmail: string
  readonly supportPhone: string
}

/** What somebody who is asked for consent to text messages has to know (47 CFR 64.1200(f)(9); the carriers' own rules: STOP and HELP). */
export function textMessageParts({ legalName, supportEmail, supportPhone }: Lender): LegalPart[] {
  return [
    {
      id: 'text-messages',
      title: 'Text messages',
      words: (
        <>
          <p>There are two kinds, and you agree to each on its own, or to none. Neither is a condition of any loan or line.</p>
          <ul>
            <li>
              <strong>About your application and account:</strong> what is next, what is missing, appointments, one-time codes.
            </li>
            <li>
              <strong>Offers and news:</strong> marketing messages from {legalName}, also sent by automated means.
            </li>
          </ul>
          <p>
            They go to the mobile number you gave, as often as there is something to tell. Message and data rates of your carrier may apply.
            Carriers are not liable for messages that come late or not at all. We do not pass on your consent or your number for the
            marketing of others.
          </p>
        </>
      ),
    },
    {
      id: 'stop',
      title: 'Stopping them',
      words: (
        <>
          <p>
            Reply <strong>STOP</strong> to any message: one last message confirms it, and no more come from that number. Reply{' '}
            <strong>HELP</strong> for help. You can also change your choice in <a href="/dashboard/settings">your settings</a>, or tell us
            at <a href={`tel:${supportPhone}`}>{supportPhone}</a> or <a href={`mailto:${supportEmail}`}>{supportEmail}</a> in any words that
            make it clear.
          </p>
          <p>If the number is no longer yours, please tell us, so that nobody else gets your messages.</p>
        </>
      ),
    },
  ]
}
