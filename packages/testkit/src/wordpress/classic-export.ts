import { wxr, wxrHead, wxrItem, wxrTerm } from './wxr'

const splicing = (address: string) => `A splice is stronger than a knot.
It takes <strong>five</strong> minutes.

[caption id="attachment_71" align="aligncenter" width="300"]<a href="${address}/wp-content/uploads/2012/03/rope.png"><img class="size-medium wp-image-71" title="rope" src="${address}/wp-content/uploads/2012/03/rope-300x225.png" alt="Three strands" width="300" height="225" /></a> Three strands, ready[/caption]

<h1>What you need</h1>
<ol>
	<li>A rope</li>
	<li>A fid, or a <a href="/2012/03/fid/">spoon</a></li>
</ol>
<blockquote>Tuck against the lay.

Then tuck again.</blockquote>
Watch somebody do it:

https://vimeo.com/76979871

[gallery ids="71,72" columns="2"]

[contact-form-7 id="90" title="Ask us"]

That is [sic] all.`

/** A site of 2012: paragraphs by empty lines, shortcodes, a password and names that are no addresses. */
export function classicExport(address: string): string {
  const uploads = `${address}/wp-content/uploads`
  return `\n${wxr(
    address,
    [
      wxrHead,
      wxrItem({
        id: 70,
        title: 'How to splice',
        link: `${address}/2012/03/how-to-splice/`,
        slug: 'how-to-splice',
        date: '2012-03-04 20:15:00',
        content: splicing(address),
        more: wxrTerm('category', 'Passages') + wxrTerm('post_tag', 'Knots'),
      }),
      wxrItem({
        id: 74,
        title: 'Тайна',
        link: `${address}/2012/04/%d1%82%d0%b0%d0%b9%d0%bd%d0%b0/`,
        slug: '%d1%82%d0%b0%d0%b9%d0%bd%d0%b0',
        date: '2012-04-01 00:00:00',
        content: 'One line.',
        password: 'sesame',
      }),
      wxrItem({
        id: 71,
        title: 'rope',
        link: `${address}/rope/`,
        type: 'attachment',
        status: 'inherit',
        file: `${uploads}/2012/03/rope.png`,
      }),
      wxrItem({
        id: 72,
        title: 'lost',
        link: `${address}/lost/`,
        type: 'attachment',
        status: 'inherit',
        file: `${uploads}/2012/03/lost.png`,
      }),
    ].join(''),
  )}`
}
