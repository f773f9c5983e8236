/** The most used passwords of eight characters and more; the first ones that anybody tries. */
const commonPasswords = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd p@$$w0rd 12345678 123456789 1234567890
  0123456789 12341234 11111111 111111111 1111111111 00000000 000000000 22222222 55555555 66666666 77777777 88888888 99999999
  12344321 87654321 987654321 9876543210 123123123 12121212 123321123 147258369 789456123 741852963 11223344 1122334455
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 q1w2e3r4t5
  qazwsxedc zaq12wsx zaq1zaq1 asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1 zxcvbnm123 1234qwer qwer1234 abcd1234 abc12345
  abcdefgh abcdefg1 aaaaaaaa a1b2c3d4 aa123456 iloveyou iloveyou1 iloveyou2 sunshine sunshine1 princess princess1 football
  football1 baseball baseball1 basketball superman superman1 starwars trustno1 whatever welcome1 welcome123 letmein1
  letmein123 admin123 admin1234 administrator changeme changeme1 changeme123 secret123 computer internet michelle jennifer
  jessica1 charlie1 michael1 jordan23 liverpool liverpool1 chelsea1 pokemon1 butterfly chocolate dragon123 monkey123
  master123 shadow123 hello123 hello1234 test1234 testtest login123 user1234 default1 samsung1 google123 facebook1
  pass1234 mypassword mypassword1 yourpassword letmeinnow access14 mustang1 corvette maverick midnight victoria
  samantha danielle elizabeth sitewright sitewright1`.split(/\s+/),
)

export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase())
}
