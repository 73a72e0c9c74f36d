import type { SigningBody } from '@hearthline/contract'
import { Alert } from '@hearthline/ui/alert'
import { LinkButton } from '@hearthline/ui/link-button'
import type { ReactNode } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { RequestError } from '../../api/request.ts'
import { isToDo } from '../../application/conditions-query.ts'
import { chosenSigning, isSame } from '../../application/signings-query.ts'
import { Screen } from '../../page/screen.tsx'
import { ScreenSkeleton } from '../../page/screen-skeleton.tsx'
import { CORRECT, isAtNotary, type SignerPage, signerPageOf, signerPath } from './signer-page.ts'
import { SignerProblem } from './signer-problem.tsx'
import { SignerProgress } from './signer-progress.tsx'
import { useSignersRequests } from './signer-requests.ts'
import { useSignings } from './signings.ts'

export interface SignerWords {
  readonly heading: string
  readonly why?: string | undefined
}

export interface SignerScreenProps {
  /** Of the document, until it is known whose part it is. */
  readonly title: string
  /** Who stands elsewhere is led there. Left out: the page is there at any time. */
  readonly page?: SignerPage
  /** Whether the page is there for who stands elsewhere, too. */
  readonly alsoFor?: (signing: SigningBody) => boolean
  readonly width?: 'wizard' | 'content'
  readonly words: (signing: SigningBody) => SignerWords
  readonly children: (signing: SigningBody) => ReactNode
}

/** The frame of each page of an additional signer: finds whose part it is, says so, and leads to where they stand. */
export function SignerScreen({ title, page, alsoFor, width = 'wizard', words, children }: SignerScreenProps) {
  const { pending, error, signings } = useSignings()
  const [query] = useSearchParams()
  if (pending) return <ScreenSkeleton />
  if (error instanceof RequestError && error.status === 403)
    return (
      <Screen title={title} heading={title}>
        <SignerProblem error={error} />
      </Screen>
    )
  if (error) return <Navigate replace to={signerPath('error')} />
  const signing = chosenSigning(signings, query.get('signing'))
  if (!signing) return <Navigate replace to={signerPath('resume')} />
  const stands = signerPageOf(signing)
  if (page !== undefined && stands !== page && !alsoFor?.(signing)) return <Navigate replace to={signerPath(stands, signing)} />
  const { heading, why } = words(signing)
  return (
    <Screen
      key={`${signing.uuid}.${signing.party}`}
      title={heading}
      heading={heading}
      why={why}
      width={width}
      above={signing.state !== 'ENDED' && <SignerProgress signing={signing} />}
      eyebrow={`${signing.name}, for the line of ${signing.borrower}`}
    >
      <Asked signing={signing} />
      {children(signing)}
      <SignerLinks signing={signing} isAlone={signings.every((each) => isSame(each, signing))} />
    </Screen>
  )
}

/** On every page of theirs: what the team asked for waits, also once they have signed. */
function Asked({ signing }: { readonly signing: SigningBody }) {
  const { all } = useSignersRequests()
  const open = all.filter(({ signing: { uuid } }) => uuid === signing.uuid).flatMap(({ conditions }) => conditions.filter(isToDo))
  if (open.length === 0 || signing.state === 'ENDED') return null
  return (
    <Alert
      kind="info"
      className="mt-6"
      title={open.length === 1 ? 'Our team asked you for something' : `Our team asked you for ${open.length} things`}
      action={
        <LinkButton as={Link} to={signerPath('conditions')} variant="secondary" size="medium">
          See what we need
        </LinkButton>
      }
    >
      Answer now, and it won’t hold up the closing.
    </Alert>
  )
}

/** What else is theirs. */
export function SignerLinks({ signing, isAlone }: { readonly signing: SigningBody; readonly isAlone: boolean }) {
  const { pathname } = useLocation()
  const links = [
    ...(signing.openItem === null && !isAtNotary(signing)
      ? []
      : [{ to: signerPath(signerPageOf(signing), signing), label: 'Your next step' }]),
    ...(signing.mayCorrect ? [{ to: `${signerPath('intro', signing)}&${CORRECT}`, label: 'Correct what you told us' }] : []),
    { to: signerPath('documents', signing), label: 'Your documents' },
    { to: signerPath('conditions'), label: 'Requests from our team' },
    ...(isAlone ? [] : [{ to: signerPath('resume'), label: 'Everyone at this email' }]),
  ].filter(({ to }) => to.split('?')[0] !== pathname)
  return (
    <nav aria-label="Your part" className="mt-10 border-t border-hairline pt-6">
      <ul className="flex flex-wrap gap-x-6 gap-y-3">
        {links.map(({ to, label }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export interface SignerWaitProps {
  readonly signing: SigningBody
  /** The heading of the page, which is not said twice. */
  readonly under: string
  readonly children?: ReactNode
}

/** Someone else is waited for, or a check: what is going on, in the item's own words. */
export function SignerWait({ signing, under, children }: SignerWaitProps) {
  return (
    <div className="mt-8 grid gap-6">
      <Alert kind="info" title={signing.title === under ? undefined : signing.title}>
        {signing.why}
      </Alert>
      {children}
      <p className="portal-fine">This page updates automatically. We also email you when it is your turn.</p>
    </div>
  )
}
