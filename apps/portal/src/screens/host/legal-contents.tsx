/** What is on the page. Beside the words it stays in sight; above them it is one list. */
export function LegalContents({ parts }: { parts: readonly { readonly id: string; readonly title: string }[] }) {
  return (
    <nav aria-label="On this page" className="self-start lg:sticky lg:top-6">
      <p className="text-sm font-semibold">On this page</p>
      <ul className="mt-2 grid">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-9 items-center py-1 text-sm text-muted hover:text-ink hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
