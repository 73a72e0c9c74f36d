import './income-way.css'
import { INCOME_WAYS, type IncomeReview, type IncomeWay } from '@hearthline/domain'
import { ChevronRightIcon, DocumentIcon, LockIcon } from '@hearthline/ui/icon'
import { RadioGroup } from '@hearthline/ui/radio-group'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useApplication } from '../../../application/use-application.ts'
import { applicationPath } from '../../../routing/application-path.ts'
import { type IncomeEvidence, withSource } from '../income-evidence/use-income-evidence.ts'
import { WAYS } from './income-words.ts'

const GROUPS = [
  { group: 'link', title: 'Connect an account', text: 'Fastest. You sign in there, and we never see your password.' },
  { group: 'upload', title: 'Upload documents', text: 'A specialist reviews them, usually within one business day.' },
] as const

/** The ways to show an income: choosing one lists it, so that it is there when the borrower comes back. */
export function AddWay({ review, evidence }: { review: IncomeReview; evidence: IncomeEvidence }) {
  const { uuid } = useApplication()
  const navigate = useNavigate()
  const [person, setPerson] = useState(review.people[0]?.person ?? 'borrower')
  const add = async (way: IncomeWay) => {
    const { source, sources } = withSource(review, way, person)
    if (await evidence.save(sources)) void navigate(applicationPath(uuid, `income/${WAYS[way].path}?source=${source.id}`))
  }
  const isFirst = review.sources.length === 0
  return (
    <section aria-labelledby="add-income" className="grid gap-6">
      <h2 id="add-income" className="font-semibold text-xl">
        {isFirst ? 'How would you like to show it?' : 'Add another way'}
      </h2>
      {review.people.length > 1 && (
        <RadioGroup
          name="person"
          label="Whose income is it?"
          description="You can add a co-owner’s income. They still don’t become borrowers."
          value={person}
          onValueChange={setPerson}
          options={review.people.map(({ person: value, name }) => ({ value, label: name }))}
        />
      )}
      {GROUPS.map(({ group, title, text }) => (
        <div key={group} className="grid gap-3">
          <div>
            <h3 className="font-semibold">{title}</h3>
            <p className="text-muted text-sm">{text}</p>
          </div>
          <ul className="grid gap-3">
            {INCOME_WAYS.filter((way) => WAYS[way].group === group).map((way) => (
              <li key={way}>
                <button type="button" className="income-way" disabled={evidence.busy} onClick={() => void add(way)}>
                  {group === 'link' ? <LockIcon size={22} className="shrink-0" /> : <DocumentIcon size={22} className="shrink-0" />}
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold">{WAYS[way].title}</span>
                    <span className="block text-muted text-sm">{WAYS[way].text}</span>
                  </span>
                  <ChevronRightIcon size={20} className="shrink-0" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="portal-fine">
        You don’t have to tell us about alimony, child support or separate maintenance. Add it only if you want us to count it.
      </p>
    </section>
  )
}
