import type { SigningBody } from '@hearthline/contract'
import { signerIntroAnswer } from '@hearthline/domain/items/signer/signer-intro'
import type { WizardSuffix } from '@hearthline/domain/registration'
import { Alert } from '@hearthline/ui/alert'
import { assembleDate, type DateParts, emptyDate, splitDate } from '@hearthline/ui/date-field'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { EditIcon, HomeIcon, UserIcon } from '@hearthline/ui/icon'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { applyFieldErrors } from '../../forms/apply-field-errors.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { LegalNameFields, toWireName } from '../../forms/legal-name-fields.tsx'
import { BirthdateField } from '../../forms/person-fields.tsx'
import { useFillWithExample } from '../../forms/use-fill-with-example.ts'
import { type FieldProblem, useForm } from '../../forms/use-form.ts'
import { Points } from '../../page/points.tsx'
import { ScreenSkeleton } from '../../page/screen-skeleton.tsx'
import { MarriageFields } from './marriage-fields.tsx'
import { type MarriageValues, marriageAnswerOf, marriageValues } from './marriage-values.ts'
import { type SignerQuestion, signerItemQuery, useSaveSignerAnswer } from './signer-item.ts'
import { CORRECT, signerPageOf, signerPath } from './signer-page.ts'
import { SignerScreen, SignerWait } from './signer-screen.tsx'

const ITEM = 'signer-intro'

const CORRECTING = {
  heading: 'Correct what you told us',
  why: 'You can change this until you sign. If you change your name or date of birth, we ask for your ID again.',
}

/** Why they are asked, what it takes, and who they are. */
export default function SignerIntro() {
  // Whoever has just said it is led on; whoever comes back to it asked for that.
  const isAsked = useSearchParams()[0].has(CORRECT)
  const isCorrecting = ({ mayCorrect }: SigningBody): boolean => isAsked && mayCorrect
  return (
    <SignerScreen
      title="Before you sign"
      page="intro"
      alsoFor={isCorrecting}
      words={(signing) =>
        isCorrecting(signing) ? CORRECTING : { heading: signing.title, ...(signing.state === 'OPEN' && { why: signing.why }) }
      }
    >
      {(signing) =>
        isCorrecting(signing) ? (
          <Corrected signing={signing} />
        ) : signing.state === 'OPEN' ? (
          // Asked in other words it is another question: what was read before it has not the whole of it.
          <Asked key={signing.title} signing={signing} />
        ) : (
          <SignerWait signing={signing} under={signing.title} />
        )
      }
    </SignerScreen>
  )
}

function Asked({ signing }: { readonly signing: SigningBody }) {
  const item = useQuery({ ...signerItemQuery(signing, ITEM), refetchOnMount: 'always' })
  if (item.isPending || !item.isFetchedAfterMount) return <ScreenSkeleton />
  if (!item.data) return <FormProblem error={item.error} />
  return (
    <>
      <div className="mt-8">
        <Points
          label="What happens"
          points={[
            {
              icon: <HomeIcon size={18} />,
              title: `The lien is on ${signing.property}`,
              text: `${signing.borrower} borrows. You agree that the home secures the line. You owe none of it.`,
            },
            { icon: <UserIcon size={18} />, title: 'You show who you are', text: 'Photos of your ID and of your face: about two minutes.' },
            signing.atOffice
              ? {
                  icon: <EditIcon size={18} />,
                  title: 'You read here, and sign at an office',
                  text: 'First we show you what reading electronically means. Nothing is signed here. You get your own copies, and your own right to cancel.',
                }
              : {
                  icon: <EditIcon size={18} />,
                  title: 'You read and sign',
                  text: 'First we show you what signing electronically means. You can sign on paper instead. You get your own copies, and your own right to cancel.',
                },
          ]}
        />
      </div>
      <IntroForm signing={signing} item={item.data} />
    </>
  )
}

/** What they said before, to be said again; then they go on where they stand. */
function Corrected({ signing }: { readonly signing: SigningBody }) {
  const item = useQuery({ ...signerItemQuery(signing, ITEM), refetchOnMount: 'always' })
  const navigate = useNavigate()
  // What was read before the answer has none of it.
  if (item.isPending || !item.isFetchedAfterMount) return <ScreenSkeleton />
  if (!item.data) return <FormProblem error={item.error} />
  const goOn = () => navigate(signerPath(signerPageOf(signing), signing))
  const spouse = item.data.about.asksMarriage ? item.data.data?.marriage?.spouse : undefined
  return (
    <>
      {spouse && (
        <div className="mt-6">
          <Alert kind="info">
            You can change who your spouse is until {spouse.firstName} {spouse.lastName} signs in to sign. After that, call us.
          </Alert>
        </div>
      )}
      <IntroForm signing={signing} item={item.data} label="Save" onSaved={goOn} />
    </>
  )
}

interface Values {
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly suffix: WizardSuffix
  readonly dob: DateParts
  readonly marriage: MarriageValues
}

/** The controls by the paths of the answer. */
const PLACES: Readonly<Record<string, string>> = {
  'legalName.firstName': 'firstName',
  'legalName.middleName': 'middleName',
  'legalName.lastName': 'lastName',
  'legalName.suffix': 'suffix',
  bornOn: 'dob',
}
const placeOf = (path: string): string => PLACES[path] ?? path

type Given = Partial<SignerQuestion<typeof ITEM>['example']> | null

const valuesOf = (given: Given): Values => ({
  firstName: given?.legalName?.firstName ?? '',
  middleName: given?.legalName?.middleName ?? '',
  lastName: given?.legalName?.lastName ?? '',
  suffix: given?.legalName?.suffix ?? 'N/A',
  dob: (given?.bornOn && splitDate(given.bornOn)) || emptyDate,
  marriage: marriageValues(given?.marriage),
})

interface IntroFormProps {
  readonly signing: SigningBody
  readonly item: SignerQuestion<typeof ITEM>
  readonly label?: string
  readonly onSaved?: () => unknown
}

function IntroForm({ signing, item, label, onSaved }: IntroFormProps) {
  const form = useForm<Values>(() => valuesOf(item.data))
  const failed = (error: unknown) => {
    const found: FieldProblem[] = []
    if (applyFieldErrors(error, (field, { message }) => found.push({ field: placeOf(field), message }))) form.fail(found)
  }
  const { save, busy, error } = useSaveSignerAnswer(signing, ITEM, { etag: item.etag, failed })
  const { values, errors, set } = form
  const { asksMarriage, people } = item.about
  const example: Given = { ...item.example, ...(asksMarriage && { marriage: { status: 'UNMARRIED' } }) }
  useFillWithExample(() => form.replace(valuesOf(example)))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { dob, marriage, ...name } = values
    const bornOn = assembleDate(dob)
    const legalName = { ...toWireName(name), middleName: name.middleName.trim() || undefined }
    const judged = form.judge(
      signerIntroAnswer,
      { legalName, bornOn: bornOn ?? '', ...(asksMarriage && { marriage: marriageAnswerOf(marriage) }) },
      placeOf,
    )
    if (judged && (await save(judged))) onSaved?.()
  }
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <LegalNameFields values={values} errors={errors} onChange={(part, value) => form.replace({ ...values, [part]: value })} />
      <BirthdateField value={values.dob} error={errors.dob} onChange={(dob) => set('dob', dob)} />
      {asksMarriage && (
        <MarriageFields values={values.marriage} errors={errors} people={people} onChange={(marriage) => set('marriage', marriage)} />
      )}
      <SubmitRow loading={busy} label={label} />
    </form>
  )
}
