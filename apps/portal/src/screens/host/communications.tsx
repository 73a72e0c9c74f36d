import { useCompany } from '../../session/use-organisation.ts'
import { LegalPage, type LegalPart } from './legal-page.tsx'
import { textMessageParts } from './text-message-parts.tsx'

interface Lender {
  readonly legalName: string
  readonly supportEmail: string
  readonly supportPhone: string
  readonly mailingAddress: string
}

/** The disclosure before consent to electronic records (15 U.S.C. 7001(c)(1)), and what text messages are (47 CFR 64.1200). */
export default function Communications() {
  const { legalName, supportEmail, supportPhone, address } = useCompany()
  const mailingAddress = `${legalName}, ${address.street1}${address.street2 ? `, ${address.street2}` : ''}, ${address.city}, ${address.state} ${address.zip}`
  const lender = { legalName, supportEmail, supportPhone, mailingAddress }
  return (
    <LegalPage
      title="Electronic communications"
      why="Please read this before you agree to receive documents electronically. You can save or print this page."
      parts={[...electronicParts(lender), ...textMessageParts(lender)]}
    />
  )
}

function electronicParts({ legalName, supportEmail, supportPhone, mailingAddress }: Lender): LegalPart[] {
  const reach = (
    <>
      <a href={`mailto:${supportEmail}`}>{supportEmail}</a> or <a href={`tel:${supportPhone}`}>{supportPhone}</a>
    </>
  )
  return [
    {
      id: 'scope',
      title: 'What you agree to',
      words: (
        <>
          <p>
            {legalName} may give you everything that belongs to your application, and to the line of credit that comes of it, electronically
            instead of on paper:
          </p>
          <ul>
            <li>disclosures about rates, fees and your rights, before and after you sign</li>
            <li>decisions on your application, with their reasons, and notices about your credit score</li>
            <li>the agreement and the other documents you sign, and your right to cancel</li>
            <li>statements, changes of terms, tax forms and notices about the line while it is open</li>
          </ul>
          <p>
            You find them in your account on this website, and an email tells you when something new is there. Your consent covers this
            application and its line, not others. Documents that the law wants on paper still come on paper.
          </p>
        </>
      ),
    },
    {
      id: 'paper',
      title: 'Paper copies',
      words: (
        <p>
          You have a right to paper. Ask for a copy of any document at {reach}, and we mail it to you free of charge. Asking for paper does
          not withdraw your consent.
        </p>
      ),
    },
    {
      id: 'withdraw',
      title: 'Withdrawing your consent',
      words: (
        <>
          <p>
            You may withdraw at any time, without a fee: call <a href={`tel:${supportPhone}`}>{supportPhone}</a>, write to{' '}
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>, or by mail to {mailingAddress}. Say your name and that you want paper.
          </p>
          <p>
            From then on documents come by mail. An application that is still open takes longer, and steps that only work online, such as
            signing with an online notary, are done another way. What was given electronically before stays valid.
          </p>
        </>
      ),
    },
    {
      id: 'requirements',
      title: 'What you need to read and keep them',
      words: (
        <>
          <ul>
            <li>a computer, tablet or phone with access to the internet</li>
            <li>a current version of Chrome, Edge, Firefox or Safari, with JavaScript and cookies allowed</li>
            <li>a program that shows PDF files, which current browsers have built in</li>
            <li>an email address of your own that receives our mail</li>
            <li>space to save files, or a printer</li>
          </ul>
          <p>
            By agreeing on this website you show that you can open its pages. If what is needed changes so that you might no longer be able
            to read your documents, we tell you what is new and ask you again, and you may withdraw without a fee.
          </p>
        </>
      ),
    },
    {
      id: 'address',
      title: 'Your email address',
      words: (
        <p>
          Please keep it up to date: tell us of a new one at {reach}. If our mail comes back, we send your documents by post until you give
          us an address that works.
        </p>
      ),
    },
  ]
}
