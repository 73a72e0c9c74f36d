/** What the product itself reads in uploaded documents: proposals, which count for nothing until a person has confirmed them. */
import * as z from 'zod/mini'
import { localDate } from '../../../facts/scalars.ts'
import { work } from '../../item.ts'
import { incomeEvidence, uploadedSources } from './income-evidence.ts'

/** Where on a page a figure was found: parts of the page in ten thousandths, from its upper left. */
const place = z.object({ page: z.int().check(z.gte(1)), left: z.int(), top: z.int(), width: z.int(), height: z.int() })
export type PlaceOnPage = z.infer<typeof place>

export const proposedFigure = z.object({
  /** a field of the record that the document is about, as regularCents */
  field: z.string(),
  /** as the record would hold it, in text: cents, a day, or a name */
  value: z.string(),
  /** as it is printed */
  printed: z.string(),
  document: z.uuid(),
  place,
})
export type ProposedFigure = z.infer<typeof proposedFigure>

const readDocument = z.object({
  document: z.uuid(),
  /** TEXT: the file has its text with it. OCR: read from the picture. NONE: nothing could be read, and a person reads it. */
  by: z.enum(['TEXT', 'OCR', 'NONE']),
  pages: z.int(),
  figures: z.array(proposedFigure),
})
export type ReadDocument = z.infer<typeof readDocument>

export const documentReading = work('income-document-reading', {
  title: 'Reading your documents',
  steps: ['INCOME_VERIFICATION'],
  corrects: [incomeEvidence],
  applies: (known) => uploadedSources(known(incomeEvidence)?.sources ?? []).length > 0,
  reads: (known) => [uploadedSources(known(incomeEvidence)?.sources ?? []).map(({ id, way, documents }) => [id, way, documents])],
  data: z.object({ on: localDate, sources: z.array(z.object({ source: z.uuid(), documents: z.array(readDocument) })) }),
  example: {
    on: '2026-11-20',
    sources: [
      {
        source: '6e3f9f1c-52a4-4e6b-9d0e-6a4b7f0d1c11',
        documents: [
          {
            document: '0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e60',
            by: 'TEXT',
            pages: 1,
            figures: [
              {
                field: 'regularCents',
                value: '557692',
                printed: '$5,576.92',
                document: '0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e60',
                place: { page: 1, left: 6_200, top: 3_100, width: 900, height: 160 },
              },
            ],
          },
        ],
      },
    ],
  },
})
