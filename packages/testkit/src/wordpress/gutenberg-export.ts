import { wxr, wxrHead, wxrItem, wxrMeta, wxrTerm } from './wxr'

const crossing = (address: string) => `<!-- wp:paragraph {"dropCap":true} -->
<p class="has-drop-cap">We left <strong>Roscoff</strong> at <em>four in the morning</em>, with the ebb and <a href="${address}/2023/05/02/packing-list/">everything packed</a>.</p>
<!-- /wp:paragraph -->

<!-- wp:more -->
<!--more-->
<!-- /wp:more -->

<!-- wp:heading -->
<h2 class="wp-block-heading">The first night</h2>
<!-- /wp:heading -->

<!-- wp:image {"id":31,"sizeSlug":"large","linkDestination":"none"} -->
<figure class="wp-block-image size-large"><img src="${address}/wp-content/uploads/2023/06/harbour-300x200.png" alt="A harbour at dawn" class="wp-image-31"/><figcaption class="wp-element-caption">Roscoff, <em>before</em> the rain</figcaption></figure>
<!-- /wp:image -->

<!-- wp:list -->
<ul><!-- wp:list-item -->
<li>Charts</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Tea</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:quote -->
<blockquote class="wp-block-quote"><!-- wp:paragraph -->
<p>The sea does not reward those who are too anxious.</p>
<!-- /wp:paragraph --><cite>Anne Morrow Lindbergh</cite></blockquote>
<!-- /wp:quote -->

<!-- wp:gallery {"linkTo":"none"} -->
<figure class="wp-block-gallery has-nested-images columns-2 is-cropped"><!-- wp:image {"id":31,"sizeSlug":"large","linkDestination":"none"} -->
<figure class="wp-block-image size-large"><img src="${address}/wp-content/uploads/2023/06/harbour.png" alt="" class="wp-image-31"/><figcaption class="wp-element-caption">Day one</figcaption></figure>
<!-- /wp:image -->

<!-- wp:image {"id":32,"sizeSlug":"large","linkDestination":"none"} -->
<figure class="wp-block-image size-large"><img src="${address}/wp-content/uploads/2023/06/mast.png" alt="The mast" class="wp-image-32"/></figure>
<!-- /wp:image --></figure>
<!-- /wp:gallery -->

<!-- wp:embed {"url":"https://www.youtube.com/watch?v=dQw4w9WgXcQ","type":"video","providerNameSlug":"youtube","responsive":true} -->
<figure class="wp-block-embed is-type-video is-provider-youtube wp-block-embed-youtube"><div class="wp-block-embed__wrapper">
https://www.youtube.com/watch?v=dQw4w9WgXcQ
</div><figcaption class="wp-element-caption">Leaving</figcaption></figure>
<!-- /wp:embed -->

<!-- wp:separator -->
<hr class="wp-block-separator has-alpha-channel-opacity"/>
<!-- /wp:separator -->

<!-- wp:code -->
<pre class="wp-block-code"><code>050 30.2N
003 58.9W</code></pre>
<!-- /wp:code -->

<!-- wp:table -->
<figure class="wp-block-table"><table><thead><tr><th>Leg</th><th>Miles</th></tr></thead><tbody><tr><td>Roscoff</td><td>102</td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="${address}/about/">About us</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->

<!-- wp:latest-posts {"postsToShow":3} /-->`

/** A site of today: blocks, a page below another, pictures, a draft, a private and a scheduled post, and what is no content. */
export function gutenbergExport(address: string): string {
  const uploads = `${address}/wp-content/uploads`
  return wxr(
    address,
    [
      wxrHead,
      wxrItem({
        id: 40,
        title: 'Across the Channel &amp; back 🌊',
        link: `${address}/2023/06/18/across-the-channel/`,
        slug: 'across-the-channel',
        content: crossing(address),
        excerpt: 'Two nights, <b>one</b> gale &amp; no sleep.',
        isSticky: true,
        more: [
          wxrTerm('category', 'Passages'),
          wxrTerm('category', 'A category whose name is far too long to keep', 'long'),
          wxrTerm('post_tag', 'Knots'),
          wxrTerm('post_tag', 'knots', 'knots-2'),
          wxrMeta('_edit_last', '1'),
          wxrMeta('_thumbnail_id', '32'),
          gutenbergComments,
        ].join(''),
      }),
      wxrItem({
        id: 41,
        title: 'Packing list',
        link: `${address}/2023/05/02/packing-list/`,
        slug: 'packing-list',
        date: '2023-05-02 18:00:00',
        author: 'joao',
        content: '<!-- wp:paragraph -->\n<p>Less than you think.</p>\n<!-- /wp:paragraph -->',
        more: wxrTerm('category', 'Uncategorized'),
      }),
      wxrItem({
        id: 42,
        title: 'Half an idea',
        link: `${address}/?p=42`,
        status: 'draft',
        content: '<!-- wp:paragraph -->\n<p>Not yet.</p>\n<!-- /wp:paragraph -->',
      }),
      wxrItem({
        id: 43,
        title: 'For us alone',
        link: `${address}/private-one/`,
        slug: 'private-one',
        status: 'private',
      }),
      wxrItem({
        id: 44,
        title: 'Next winter',
        link: `${address}/?p=44`,
        slug: 'next-winter',
        status: 'future',
        date: '2027-02-01 07:00:00',
        content: '<!-- wp:paragraph -->\n<p>Planned.</p>\n<!-- /wp:paragraph -->',
      }),
      wxrItem({
        id: 2,
        title: 'About',
        link: `${address}/about/`,
        slug: 'about',
        type: 'page',
        date: '2021-01-01 10:00:00',
        content: `<!-- wp:paragraph -->\n<p>We sail, and <a href="${address}/2023/06/18/across-the-channel/#comments">write</a>.</p>\n<!-- /wp:paragraph -->`,
      }),
      wxrItem({ id: 5, title: 'The boat', link: `${address}/about/boat/`, slug: 'boat', type: 'page', parent: 2 }),
      wxrItem({
        id: 31,
        title: 'harbour',
        link: `${address}/harbour/`,
        type: 'attachment',
        status: 'inherit',
        file: `${uploads}/2023/06/harbour.png`,
        more: wxrMeta('_wp_attachment_image_alt', 'Masts in a harbour'),
      }),
      wxrItem({
        id: 32,
        title: 'mast',
        link: `${address}/mast/`,
        type: 'attachment',
        status: 'inherit',
        file: `${uploads}/2023/06/mast.png`,
      }),
      wxrItem({ id: 60, title: 'Home', link: `${address}/home/`, type: 'nav_menu_item' }),
      wxrItem({ id: 61, title: 'Old words', link: `${address}/old/`, status: 'trash' }),
      wxrItem({ id: 62, title: 'A recipe', link: `${address}/recipe/`, type: 'recipe' }),
    ].join(''),
  )
}

const gutenbergComments = `		<wp:comment>
			<wp:comment_id>5</wp:comment_id>
			<wp:comment_author><![CDATA[Tom]]></wp:comment_author>
			<wp:comment_author_email><![CDATA[tom@example.com]]></wp:comment_author_email>
			<wp:comment_author_url></wp:comment_author_url>
			<wp:comment_author_IP><![CDATA[127.0.0.1]]></wp:comment_author_IP>
			<wp:comment_date><![CDATA[2023-06-19 10:00:00]]></wp:comment_date>
			<wp:comment_date_gmt><![CDATA[2023-06-19 08:00:00]]></wp:comment_date_gmt>
			<wp:comment_content><![CDATA[What a night! <script>alert(1)</script>]]></wp:comment_content>
			<wp:comment_approved><![CDATA[1]]></wp:comment_approved>
			<wp:comment_type><![CDATA[comment]]></wp:comment_type>
			<wp:comment_parent>0</wp:comment_parent>
			<wp:comment_user_id>0</wp:comment_user_id>
		</wp:comment>
		<wp:comment>
			<wp:comment_id>6</wp:comment_id>
			<wp:comment_author><![CDATA[Marta Lind]]></wp:comment_author>
			<wp:comment_author_email><![CDATA[marta@example.com]]></wp:comment_author_email>
			<wp:comment_author_url>${'https://example.com'}</wp:comment_author_url>
			<wp:comment_author_IP><![CDATA[127.0.0.1]]></wp:comment_author_IP>
			<wp:comment_date><![CDATA[2023-06-19 12:00:00]]></wp:comment_date>
			<wp:comment_date_gmt><![CDATA[2023-06-19 10:00:00]]></wp:comment_date_gmt>
			<wp:comment_content><![CDATA[It was.]]></wp:comment_content>
			<wp:comment_approved><![CDATA[1]]></wp:comment_approved>
			<wp:comment_type><![CDATA[comment]]></wp:comment_type>
			<wp:comment_parent>5</wp:comment_parent>
			<wp:comment_user_id>1</wp:comment_user_id>
		</wp:comment>
`
