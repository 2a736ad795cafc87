/** Decorative picture of a trace: people as lanes over time, meetings as links between them. */
export function ContactDrawing() {
  const lanes = [60, 130, 200, 270, 340];
  const meetings = [
    { x: 90, from: 60, to: 130 },
    { x: 210, from: 130, to: 200 },
    { x: 300, from: 60, to: 130 },
    { x: 330, from: 200, to: 340 },
    { x: 430, from: 130, to: 270 },
  ];
  const exposed = [
    { y: 60, x: 20, color: '#f3968c' },
    { y: 130, x: 90, color: '#f2b58c' },
    { y: 200, x: 210, color: '#d8c7f5' },
    { y: 270, x: 430, color: '#d8c7f5' },
    { y: 340, x: 330, color: '#9fd0ee' },
  ];
  return (
    <svg
      viewBox="0 0 560 400"
      fill="none"
      style={{ width: '100%', maxWidth: 640, margin: 'auto 0' }}
    >
      {lanes.map((y) => (
        <path key={y} d={`M20 ${y}H540`} stroke="#2b6c68" strokeWidth="2" strokeLinecap="round" />
      ))}
      {exposed.map(({ x, y, color }) => (
        <path key={y} d={`M${x} ${y}H540`} stroke={color} strokeWidth="3" strokeLinecap="round" />
      ))}
      {meetings.map(({ x, from, to }) => (
        <g key={`${x} ${to}`}>
          <path
            d={`M${x} ${from}V${to}`}
            stroke="#eef8f7"
            strokeWidth="2"
            strokeDasharray="1 6"
            strokeLinecap="round"
          />
          <circle cx={x} cy={from} r="7" fill="#0f4340" stroke="#eef8f7" strokeWidth="2" />
          <circle cx={x} cy={to} r="7" fill="#eef8f7" />
        </g>
      ))}
    </svg>
  );
}
