/** Clipboard HTML as the programs of the world write it, shortened. */

export const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/temp/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* Style Definitions */ p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='mso-list:none'><span style='font-size:20.0pt'>Winter <b>firing</b><o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'><span lang=EN-GB style='color:red'>We fire <b style='mso-bidi-font-weight:normal'>twice</b>, and <i>slowly</i>.&nbsp;
<a href="https://example.com/kiln" style='color:blue'>The kiln</a> <a href="#_Toc1">see below</a> <a href="file:///C:/secret.docx">a file</a><o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;</span></span></span><![endif]>Bowls<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp;</span></span><![endif]>Large bowls<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Cups<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span><![endif]>First<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp;</span></span><![endif]>Second<o:p></o:p></p>
<p class=MsoQuote>Nothing is <s>ever</s> rushed.<o:p></o:p></p>
<!--EndFragment--></body></html>`

export const fromDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0c1f2a34-7fff-1234-5678-9abcdef01234">
<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial;color:#000000;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Opening hours</span></h2>
<p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:700;font-style:normal;white-space:pre-wrap;">Daily</span><span style="font-size:11pt;font-weight:400;font-style:normal;white-space:pre-wrap;"> from ten, </span><span style="font-weight:400;font-style:italic;white-space:pre-wrap;">except Mondays</span><a href="https://www.google.com/url?q=https://example.com/visit%3Fa%3D1&amp;sa=D&amp;source=editors" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;white-space:pre-wrap;"> visit us</span></a></p>
<br /><ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="white-space:pre-wrap;">Tea</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Green tea</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Cake</span></p></li></ul></b><br class="Apple-interchange-newline">`

export const fromWebPage = `<meta charset="utf-8"><div class="article" onclick="alert(1)" style="background:url(https://tracker.example/p.gif)">
<script>alert('run')</script><style>.x{color:red}</style>
<h5 id="x">Small   heading</h5>
<p style="text-align:center">Read <a href="javascript:alert(2)">this</a> or <a href="https://example.com/" target="_blank" onmouseover="alert(3)">that</a>.<br>New line<img src="https://tracker.example/pixel.gif" width="1" height="1" onerror="alert(4)"></p>
<iframe src="https://evil.example/"></iframe><svg onload="alert(5)"><text>drawn</text></svg>
<table><tbody><tr><td>One</td><td>Two</td></tr></tbody></table>
<blockquote><p>Quoted</p></blockquote><pre><code>let a = 1
let b</code></pre><hr>
<p hidden style="display:none">Hidden words</p>Loose words <strong><em>strong</em></strong></div>`
