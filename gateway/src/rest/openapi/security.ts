/** How callers say who they are. */
export const securitySchemes = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that a sign-in answers.',
  },
  passKey: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description:
      "The old pair, first half: the company's pass-key without the word Bearer. It proves nothing: another company's is refused.",
  },
  accessToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Access-Token',
    description:
      'The old pair, second half: the token that a sign-in answers. The headers Token and Bearer are taken alike, each with or without the word Bearer in front.',
  },
  cameraKey: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Camera-Key',
    description: 'Shown once when a camera is added; can be rotated.',
  },
};
