import { Screen } from '../../frame/screen.tsx'
import { useCompany } from '../../session/use-organisation.ts'

/** The disclosure that comes before consent to electronic records (15 U.S.C. 7001(c)). */
export default function Communications() {
  const { legalName, supportEmail, supportPhone } = useCompany()
  return (
    <Screen
      title="Electronic communications"
      heading="Electronic communications"
      why="Before you agree to receive documents electronically, please read this."
      width="content"
    >
      <div className="portal-prose">
        <h2>What you agree to</h2>
        <p>
          {legalName} may give you disclosures, notices, statements and the documents of your line electronically instead of on paper: on
          this website, and by email when something new is there. Your consent covers this application and the line that comes of it.
        </p>
        <h2>Paper, if you want it</h2>
        <p>You may have any document on paper, free of charge, by asking us.</p>
        <h2>Withdrawing</h2>
        <p>
          You may withdraw your consent at any time, without a fee, at <a href={`mailto:${supportEmail}`}>{supportEmail}</a> or{' '}
          <a href={`tel:${supportPhone}`}>{supportPhone}</a>. Documents then come by mail, and an application that is still open may take
          longer.
        </p>
        <h2>What you need</h2>
        <p>
          A current browser, an email address, a program that shows PDF files, and a way to save or print them. If that changes in a way
          that matters, we tell you and ask again.
        </p>
        <h2>Your address</h2>
        <p>Please keep your email address up to date in your settings.</p>
      </div>
    </Screen>
  )
}
