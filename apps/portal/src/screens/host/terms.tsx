import { useCompany, useOrganisation } from '../../session/use-organisation.ts'
import { LegalPage, type LegalPart } from './legal-page.tsx'

/** Terms of Use for some organisations, Terms of Service for the others (seed 001 §2). */
export default function Terms() {
  const { legalName, termsLabel } = useCompany()
  const parts = useTermsParts()
  return <LegalPage title={termsLabel} why={`Between you and ${legalName}, for this website and what you do with it.`} parts={parts} />
}

function useTermsParts(): LegalPart[] {
  const { orgMetaData } = useOrganisation()
  const { legalName, name, nmlsNumber, nmlsUrl, supportEmail, supportPhone, termsLabel } = orgMetaData.companyInfo
  return [
    {
      id: 'what',
      title: 'What this is',
      words: (
        <>
          <p>
            On this website you check whether you qualify for a home equity line of credit, apply for it, sign, and manage it. {legalName},
            NMLS <a href={nmlsUrl}>{nmlsNumber}</a>, runs it. A line is secured by your home: if you do not pay as agreed, you could lose
            it.
          </p>
          <p>Using the website does not oblige you to borrow, and it does not oblige us to lend. By using it you accept these terms.</p>
        </>
      ),
    },
    {
      id: 'who',
      title: 'Who may use it',
      words: (
        <p>
          You must be of age in your state, live in the United States, and act for yourself. We lend only in the states that our{' '}
          <a href="/licenses">licenses</a> name.
        </p>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      words: (
        <>
          <p>
            Give true and complete answers: a knowingly false statement to a lender can be a federal crime (18&nbsp;U.S.C.&nbsp;1014). Tell
            us when something changes before you sign.
          </p>
          <p>
            Keep your password to yourself. We never ask for it. If you think that somebody else knows it, change it in{' '}
            <a href="/dashboard/settings">your settings</a>, sign out your other devices there, and call us at{' '}
            <a href={`tel:${supportPhone}`}>{supportPhone}</a>.
          </p>
        </>
      ),
    },
    {
      id: 'credit',
      title: 'Checks of your credit',
      words: (
        <p>
          Checking your rate uses a soft inquiry, which does not affect your credit score. When you submit your application we make a hard
          inquiry, which may. Each needs your own permission, asked for at that moment.
        </p>
      ),
    },
    {
      id: 'offers',
      title: 'Rates, offers and decisions',
      words: (
        <>
          <p>
            What you see before you sign is worked out from what you told us and what we found, and can change when facts are verified. What
            binds us both are the agreement and disclosures you sign. Where they differ from this website, they hold.
          </p>
          <p>If we cannot offer you a line, you get the reasons in writing.</p>
        </>
      ),
    },
    {
      id: 'communications',
      title: 'How we write to you',
      words: (
        <p>
          If you agreed to it, documents come electronically, as <a href="/communications">Electronic communications</a> says. What we do
          with what we know of you is in the <a href="/privacy">Privacy Policy</a>.
        </p>
      ),
    },
    {
      id: 'use',
      title: 'Fair use',
      words: (
        <p>
          Do not try to get at what is not yours, disturb the website, copy it by machine, or use it in the name of somebody else. We may
          close an account that does, and keep what the law asks us to keep.
        </p>
      ),
    },
    {
      id: 'others',
      title: 'What others provide',
      words: (
        <p>
          Credit bureaus, property records, banks and notaries answer to their own terms. We choose them with care, and you can tell us when
          what they say of you is wrong: we look into it, and you may dispute it with them too.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'What we do not promise',
      words: (
        <p>
          We try to keep the website running and right, and mend faults when we learn of them, but it may at times be unavailable or
          mistaken. Its tools and explanations are no tax, legal or financial advice. Nothing here limits rights that the law gives you as a
          consumer, and nothing asks you to give up going to court.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes and questions',
      words: (
        <p>
          When these {termsLabel} change we say so here before the change applies, and a change never touches what you have signed. {name}{' '}
          answers questions at <a href={`mailto:${supportEmail}`}>{supportEmail}</a> and <a href={`tel:${supportPhone}`}>{supportPhone}</a>.
        </p>
      ),
    },
  ]
}
