import { lenderDay, RECORD_OF } from '@hearthline/domain'
import { type FieldSpec, SchemaFields, type Values, valuesOf } from '@hearthline/schema-form'
import { Button } from '@hearthline/ui/button'
import { useState } from 'react'
import type { ApplicationFile } from '../../application/use-application.ts'
import { useNow } from '../../frame/use-clock.ts'
import { type AskedSource, countedIncomes, readEntry, type SourceEntry } from './income-entries.ts'
import { WAY_NAMES } from './income-words.ts'
import { ReadFigures } from './read-figures.tsx'
import { SourceDocuments } from './source-documents.tsx'
import { UsableChoice } from './usable-choice.tsx'

interface IncomeSourcePartProps {
  readonly file: ApplicationFile
  readonly source: AskedSource
  readonly fields: readonly FieldSpec[]
  readonly entry: SourceEntry
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (entry: SourceEntry) => void
}

/** One source: its documents on one side, what they say on the other, with what that comes to. */
export function IncomeSourcePart({ file, source, fields, entry, errors, onChange }: IncomeSourcePartProps) {
  const { source: id, way, person, proposed, documents } = source
  const now = useNow()
  const [shown, setShown] = useState(0)
  const read = readEntry(source, entry, fields)
  const on = lenderDay(new Date(now).toISOString())
  const counted = read.faults.length === 0 && entry.outcome === 'CONFIRMED' ? countedIncomes([read.answer], on).incomes : []
  const setRecord = (index: number, values: Values) => onChange({ ...entry, records: entry.records.with(index, values) })
  return (
    <fieldset className="income-source">
      <legend>
        {WAY_NAMES[way]}, {person}
      </legend>
      <SourceDocuments file={file} documents={documents} shown={Math.min(shown, documents.length - 1)} onShow={setShown} />
      <div className="income-records">
        <UsableChoice {...{ id, entry, errors, onChange }} label="Can it be used?" yes="Yes, as entered here">
          {entry.records.map((values, index) => (
            <fieldset
              className="income-record"
              // biome-ignore lint/suspicious/noArrayIndexKey: a record has no name but its place
              key={index}
              aria-label={`${WAY_NAMES[way]} ${index + 1}`}
              // The figures of a document are entered beside it.
              onFocus={() => index < documents.length && setShown(index)}
            >
              <ReadFigures figures={proposed.filter(({ document }) => document === documents[index])} {...{ values, fields }} />
              <div className="decision-fields">
                <SchemaFields
                  fields={fields}
                  within={`${id}.${index}`}
                  values={values}
                  errors={errors}
                  onChange={(next) => setRecord(index, next)}
                />
              </div>
              {entry.records.length > 1 && (
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => onChange({ ...entry, records: entry.records.filter((_, at) => at !== index) })}
                >
                  Remove {WAY_NAMES[way]} {index + 1}
                </Button>
              )}
            </fieldset>
          ))}
          <Button
            id={`${id}.add`}
            size="small"
            variant="quiet"
            onClick={() => onChange({ ...entry, records: [...entry.records, valuesOf(fields, { kind: RECORD_OF[way] })] })}
          >
            Add another {WAY_NAMES[way]}
          </Button>
        </UsableChoice>
        {counted.length > 0 && (
          <ul className="income-counted" aria-label="What it comes to">
            {counted.map(({ payer, annualCents, restsOn, unusable }) => (
              <li key={`${payer}${annualCents}`}>
                <strong>{payer}:</strong> {unusable ?? restsOn.join(' ')}
              </li>
            ))}
          </ul>
        )}
      </div>
    </fieldset>
  )
}
