import type { CallAt, ReplyOf } from '@hearthline/contract'

type AgreedText = ReplyOf<CallAt<'GET', '/console/api/v1/applications/:uuid/consents'>>['texts'][number]
type Words = AgreedText['summary']

const plain = (words: Words): string => words.map(({ text }) => text).join('')

/** A text in plain lines, for reading beside the record. */
export const textLines = ({ summary, parts }: Pick<AgreedText, 'summary' | 'parts'>): readonly string[] => [
  plain(summary),
  ...parts.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block) => {
      if (block.kind === 'paragraph') return [plain(block.words)]
      if (block.kind === 'list') return block.items.map((item) => `• ${plain(item)}`)
      return block.rows.map((row) => row.map(plain).join(' · '))
    }),
  ]),
]
