export const Landing = () => <h1>Wardline</h1>;
