/** What the sandbox mailed someone, read from the page on which a person reads it. */
import { expect } from './test.ts'

const unescaped = (html: string): string => html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

/** Newest first: each mail's subject and text. */
export async function mailsFor(url: string, recipient: string): Promise<{ subject: string; body: string }[]> {
  const html = await (await fetch(`${url}/dev/mailbox`)).text()
  const mails = html.split('<article>').slice(1)
  return mails
    .filter((mail) => unescaped(mail).includes(`To ${recipient},`))
    .map((mail) => ({
      subject: unescaped(/<h2>(.*?)<\/h2>/.exec(mail)?.[1] ?? ''),
      body: unescaped(/<pre>([\s\S]*?)<\/pre>/.exec(mail)?.[1] ?? ''),
    }))
}

/** The link in the newest mail of a subject, once it has come. */
export async function linkIn(url: string, recipient: string, subject: string | RegExp): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const mail = (await mailsFor(url, recipient)).find((one) =>
        typeof subject === 'string' ? one.subject === subject : subject.test(one.subject),
      )
      link = /https?:\/\/\S+/.exec(mail?.body ?? '')?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}
