import { Alert } from '@hearthline/ui/alert'
import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { type ReactNode, useState } from 'react'
import { FormProblem } from '../forms/form-problem.tsx'
import { AdoptPhase } from './adopt-phase.tsx'
import { ConsentPhase } from './consent-phase.tsx'
import { PhaseHeading } from './phase-heading.tsx'
import { PlacePhase } from './place-phase.tsx'
import { ReadingPhase } from './reading-phase.tsx'
import { type SigningPhase, signingPhase } from './signing-phase.ts'
import type { SigningStateBody } from './signing-source.ts'
import { useDocumentsToSign } from './use-signing.ts'

const PHASES: readonly (readonly [phase: SigningPhase, heading: string])[] = [
  ['consent', 'Agree to sign electronically'],
  ['read', 'Read your documents'],
  ['adopt', 'Choose your signature'],
  ['sign', 'Sign each place'],
  ['finish', 'Finish'],
]

/** What is signed at an office is only read here. */
const OFFICE_PHASES: typeof PHASES = [
  ['consent', 'Agree to electronic documents'],
  ['read', 'Read your documents'],
  ['finish', 'Finish'],
]

/** Who only reads, and signs nothing but the deed, has no place to sign here. */
const phasesOf = ({ atOffice, documents }: SigningStateBody): typeof PHASES => {
  if (atOffice) return OFFICE_PHASES
  return documents.some(({ places }) => places.length > 0) ? PHASES : PHASES.filter(([phase]) => phase !== 'sign')
}

export interface SigningPhasesProps {
  /** When every place is signed, or everything is read that is signed at an office. */
  readonly finish: (state: SigningStateBody) => ReactNode
  /** Under each part. */
  readonly below: ReactNode
  /** Before the first part, where no page before this one has said what is read and signed. */
  readonly intro?: ReactNode
}

/** Part after part, from wherever this person was on any device. */
export function SigningPhases({ finish, below, intro }: SigningPhasesProps) {
  const { data: state, error, isPending } = useDocumentsToSign()
  const [isReading, setReading] = useState(false)
  if (isPending)
    return (
      <SkeletonGroup label="Opening your documents">
        <Skeleton shape="heading" width="60%" />
        <Skeleton lines={5} />
      </SkeletonGroup>
    )
  if (!state) return <FormProblem error={error} />
  const reached = signingPhase(state)
  if (reached === 'read' && !isReading) setReading(true)
  // The end of the last document is no reason to take the page away from its reader.
  const phase = isReading && reached !== 'consent' ? 'read' : reached
  const phases = phasesOf(state)
  const index = phases.findIndex(([name]) => name === phase)
  return (
    <div className="mt-8 grid gap-6">
      {phase !== 'finish' && <MadeAgain state={state} />}
      {phase === 'consent' && intro}
      <p className="text-muted text-sm">{`Part ${index + 1} of ${phases.length}`}</p>
      <PhaseHeading level={2} of={phase}>
        {phases[index]![1]}
      </PhaseHeading>
      {phase === 'consent' && <ConsentPhase state={state} />}
      {phase === 'read' && <ReadingPhase state={state} onDone={() => setReading(false)} />}
      {phase === 'adopt' && <AdoptPhase state={state} />}
      {phase === 'sign' && <PlacePhase state={state} />}
      {phase === 'finish' && finish(state)}
      {below}
    </div>
  )
}

/** What was signed stays on record; what was made anew is read and signed anew. */
function MadeAgain({ state }: { readonly state: SigningStateBody }) {
  const again = state.documents.filter(({ madeAgain }) => madeAgain)
  if (again.length === 0) return null
  const isSigned = again.some(({ places }) => places.length > 0)
  const names = new Intl.ListFormat('en-US').format(again.map(({ title }) => title.replace(/^Your /, '')))
  if (isSigned)
    return (
      <Alert kind="info" title="Something changed, so you sign again">
        {`What you accepted changed after you signed. Read and sign the new ${names}. What you signed before stays on record.`}
      </Alert>
    )
  const [made, it] = again.length === 1 ? ['a new document', 'it'] : ['new documents', 'them']
  const stays = state.documents.some(({ places }) => places.some(({ signedAt }) => signedAt !== null))
  return (
    <Alert kind="info" title={again.length === 1 ? 'A document changed after you read it' : 'Documents changed after you read them'}>
      {`We made ${made}: ${names}. What you agreed to before does not count for ${it}. Read ${it}, then finish again.`}
      {stays && ' What you signed in the other documents stays signed.'}
    </Alert>
  )
}
