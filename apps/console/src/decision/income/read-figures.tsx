import type { ProposedFigure } from '@hearthline/domain'
import type { FieldSpec, Values } from '@hearthline/schema-form'
import { differs } from './income-entries.ts'
import { fieldName, placeName } from './income-words.ts'

interface ReadFiguresProps {
  readonly figures: readonly ProposedFigure[]
  readonly values: Values
  readonly fields: readonly FieldSpec[]
}

/** What the product read in the document, where it is printed, and whether what is entered is something else. */
export function ReadFigures({ figures, values, fields }: ReadFiguresProps) {
  if (figures.length === 0) return <p className="hint">Nothing could be read in this document automatically. Enter what it shows.</p>
  return (
    <table className="console-table console-table-dense income-read">
      <caption>Read automatically. Compare each with the document.</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Printed</th>
          <th scope="col">Where</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ field, value, printed, place }) => {
          const isOther = differs(values, field, value, fields)
          return (
            <tr key={field} data-differs={isOther || undefined}>
              <th scope="row">{fieldName(field)}</th>
              <td>
                <bdi>{printed}</bdi>
                {isOther && <strong> (you entered something else)</strong>}
              </td>
              <td>{placeName(place)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
