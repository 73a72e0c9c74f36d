/** A run of words; `href`: where a link of the text leads. */
export interface LegalRun {
  readonly text: string
  readonly strong?: boolean | undefined
  readonly href?: string | undefined
}

type Words = readonly LegalRun[]

export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly words: Words }
  | { readonly kind: 'list'; readonly items: readonly Words[] }
  | { readonly kind: 'table'; readonly head: readonly Words[]; readonly rows: readonly (readonly Words[])[] }

/** A run of a lender's own words, with the links that its text names. */
export function LegalWords({ words }: { words: Words }) {
  return words.map(({ text, strong, href }, at) => {
    const Tag = strong ? 'strong' : 'span'
    const key = `${at}${text.slice(0, 12)}`
    if (href === undefined) return <Tag key={key}>{text}</Tag>
    return (
      <a key={key} href={href}>
        <Tag>{text}</Tag>
      </a>
    )
  })
}

/** Paragraphs, lists, and tables of a legal text. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
  return blocks.map((block, at) => <DrawnBlock key={at} block={block} />)
}

function DrawnBlock({ block }: { block: LegalBlock }) {
  if (block.kind === 'paragraph')
    return (
      <p data-words-from="legal-text">
        <LegalWords words={block.words} />
      </p>
    )
  if (block.kind === 'list')
    return (
      <ul data-words-from="legal-text">
        {block.items.map((words) => (
          <li key={wordsKey(words)}>
            <LegalWords words={words} />
          </li>
        ))}
      </ul>
    )
  return (
    <table data-words-from="legal-text" className="w-full border-collapse text-left text-[0.9375rem]">
      <thead>
        <tr className="border-b border-control-line">
          {block.head.map((words) => (
            <th key={wordsKey(words)} scope="col" className="py-2 pe-4 font-semibold">
              <LegalWords words={words} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map(([first = [], ...cells]) => (
          <tr key={wordsKey(first)} className="border-b border-hairline align-top">
            <th scope="row" className="py-2 pe-4 font-normal">
              <LegalWords words={first} />
            </th>
            {cells.map((words, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two cells of a row may read alike
              <td key={at} className="py-2 pe-4">
                <LegalWords words={words} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const wordsKey = (words: Words): string => words.map(({ text }) => text).join('')
